/** Counts sessions by the rules of COUNTER 5.1 (Code of Practice 7.2 and 7.3). */
import type { Click } from '@quire/model/entities/counter';
import { HOUR_MS } from './hours.ts';
import { DOUBLE_CLICK_MS } from './note-click.ts';
import type { CountsOf } from './packed.ts';

/** Searches are counted under this key, which no item has. */
export const SEARCHES = '~search';

/** Whether clicks of a kind give the full text, and by which access method they came. */
const KINDS = {
  html: { isRequest: true, method: 'Regular' },
  pdf: { isRequest: true, method: 'Regular' },
  about: { isRequest: false, method: 'Regular' },
  mined: { isRequest: true, method: 'TDM' },
} as const;
type Method = (typeof KINDS)[keyof typeof KINDS]['method'];

/** Of clicks on one address within 30 seconds of each other, only the last; clicks of the next hour only remove. */
function withoutDoubleClicks(clicks: readonly Click[]): Click[] {
  const byTime = clicks.toSorted((a, b) => a.at - b.at);
  const next = new Map<string, number>();
  const counted: Click[] = [];
  for (const click of byTime.toReversed()) {
    const address = `${click.on} ${click.as}`;
    const following = next.get(address) ?? Number.POSITIVE_INFINITY;
    next.set(address, click.at);
    const isDouble = click.as !== 'search' && following - click.at <= DOUBLE_CLICK_MS;
    if (!isDouble && click.at < HOUR_MS) counted.push(click);
  }
  return counted;
}

export interface Counted {
  readonly item: string;
  readonly method: Method;
  readonly counts: CountsOf;
}

/**
 * The clicks of one session (a user within an hour) as counts by item and access method. An item is counted once as
 * unique, whether it was read as a page, as a PDF or both.
 */
export function countSession(clicks: readonly Click[]): Counted[] {
  const found = new Map<string, { item: string; method: Method; counts: Record<string, number> }>();
  for (const { on, as } of withoutDoubleClicks(clicks)) {
    const kind = as === 'search' ? null : KINDS[as];
    const item = kind ? on : SEARCHES;
    const method = kind?.method ?? 'Regular';
    const row = found.get(`${item} ${method}`) ?? { item, method, counts: {} };
    found.set(`${item} ${method}`, row);
    const add = (metric: string) => {
      row.counts[metric] = (row.counts[metric] ?? 0) + 1;
    };
    if (!kind) {
      add('Searches_Platform');
      continue;
    }
    add('Total_Item_Investigations');
    row.counts.Unique_Item_Investigations = 1;
    if (!kind.isRequest) continue;
    add('Total_Item_Requests');
    row.counts.Unique_Item_Requests = 1;
  }
  return [...found.values()];
}
