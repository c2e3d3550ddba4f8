/** A moment of a replay as its link says it: "#34", "#34,1" as seat 1 saw it, "#2/34" where one page has all the deals. */
export interface Moment {
  deal: number;
  step: number;
  /** a seat, -1 for what lies open, or "all" */
  looks: string;
}

const WRITTEN = /^#(?:(\d{1,4})\/)?(\d{1,6})(?:,(-1|\d))?$/;

export function readMoment(hash: string): Moment {
  const [, deal = '1', step = '0', looks = 'all'] = WRITTEN.exec(hash) ?? [];
  return { deal: Number(deal), step: Number(step), looks };
}

/** Without the deal where the address before it says which. */
export const momentHash = ({ step, looks }: Omit<Moment, 'deal'>, deal?: number): string =>
  `#${deal === undefined ? '' : `${deal}/`}${step}${looks === 'all' ? '' : `,${looks}`}`;
