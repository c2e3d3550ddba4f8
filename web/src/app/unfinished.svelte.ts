import { http, Refused } from '../net/http';
import { forgetTable, keptTables, markTable, type KeptTable } from '../state/keep';

/** The games that this device has left in the middle, the latest first. Those that ended meanwhile are found out and go. */
export class Unfinished {
  tables = $state.raw<readonly KeptTable[]>([]);

  constructor(game = '') {
    this.tables = keptTables()
      .filter((table) => !table.done && (!game || table.game === game))
      .slice(0, 2);
    for (const { code } of this.tables) void this.#look(code);
  }

  async #look(code: string): Promise<void> {
    try {
      const { state } = await http.table(code);
      if (state !== 'over' && state !== 'closed') return;
      markTable(code, true);
    } catch (error) {
      if (!(error instanceof Refused && error.problem.rule.endsWith('no-table'))) return;
      forgetTable(code);
    }
    this.tables = this.tables.filter((table) => table.code !== code);
  }
}
