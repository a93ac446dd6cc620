/** Counts sessions by the rules of COUNTER 5.1 (Code of Practice 7.2 to 7.4). */
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
 * unique, whether it was read as a page, as a PDF or both. `requestedWith`: the items that the file of one has.
 */
export function countSession(
  clicks: readonly Click[],
  requestedWith: (item: string) => readonly string[],
): Counted[] {
  const found = new Map<string, { item: string; method: Method; counts: Record<string, number> }>();
  const add = (item: string, method: Method, totals: readonly string[]) => {
    const row = found.get(`${item} ${method}`) ?? { item, method, counts: {} };
    found.set(`${item} ${method}`, row);
    for (const metric of totals) {
      row.counts[metric] = (row.counts[metric] ?? 0) + 1;
      if (metric !== 'Searches_Platform') row.counts[metric.replace('Total', 'Unique')] = 1;
    }
  };
  for (const { on, as } of withoutDoubleClicks(clicks)) {
    if (as === 'search') {
      add(SEARCHES, 'Regular', ['Searches_Platform']);
      continue;
    }
    const { isRequest, method } = KINDS[as];
    const totals = ['Total_Item_Investigations', ...(isRequest ? ['Total_Item_Requests'] : [])];
    for (const item of isRequest ? requestedWith(on) : [on]) add(item, method, totals);
  }
  return [...found.values()];
}

/** Which unique titles follow from which unique items. */
const TITLE_METRICS = [
  ['Unique_Item_Investigations', 'Unique_Title_Investigations'],
  ['Unique_Item_Requests', 'Unique_Title_Requests'],
] as const;

/**
 * What an item of a book adds to the unique titles of one session: each once, whatever number of its chapters was read.
 * `row`: the book's row; `seen`: what the session has added before, to which this is added.
 */
export function countTitle(row: string, counts: CountsOf, seen: Set<string>): CountsOf {
  const added: Record<string, number> = {};
  for (const [ofItem, ofTitle] of TITLE_METRICS) {
    const mark = `${row} ${ofTitle}`;
    if (!counts[ofItem] || seen.has(mark)) continue;
    seen.add(mark);
    added[ofTitle] = 1;
  }
  return added;
}
