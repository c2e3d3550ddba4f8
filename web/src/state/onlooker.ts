import type { ServerMessage, Told, Update } from '../wire';
import type { SeatState } from './seat.svelte';

/** Somebody who wants to know what is shown: the news, the announcer, sounds. */
export interface Onlooker {
  /** an update begins to be shown */
  begins?(update: Update, seat: SeatState): void;
  /** these events of it are shown now */
  step?(events: readonly Told[]): void;
  /** all of it was shown */
  settled?(update: Update, seat: SeatState): void;
  message?(message: ServerMessage): void;
  /** something stands in the way of what the reader wants */
  refused?(): void;
}
