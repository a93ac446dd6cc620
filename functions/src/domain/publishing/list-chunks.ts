/** How a list is divided into chunks, and these into parts. Nothing is read or written here. */
import {
  LIST_CHUNK_MOST,
  LIST_CHUNK_SETTLED,
  LIST_PART_MOST,
  LIST_PART_SETTLED,
} from '@quire/model/constants';
import { type List, type ListChunk, listPart } from '@quire/model/entities/list';

/** A record of a list: its sort key, and its card. */
export interface ListRow {
  readonly key: string;
  readonly card: { readonly updated?: string | undefined; readonly published?: string };
}

/** The new state of a list. */
export interface Regrouped {
  readonly list: List;
  /** The chunks of the parts that may have changed, by the id of the part. */
  readonly parts: ReadonlyMap<string, readonly ListChunk[]>;
  /** The content of the chunks that may have changed, newest first. */
  readonly contents: ReadonlyMap<string, readonly ListRow['card'][]>;
  /** Ids of deleted chunks and parts. */
  readonly gone: { readonly chunks: readonly string[]; readonly parts: readonly string[] };
}

const NOTHING_GONE: Regrouped['gone'] = { chunks: [], parts: [] };

/** An empty list: a part with a chunk. `next` is a number that the list has not used yet. */
export function emptyList(list: List['list'], today: string, next = 0): Regrouped {
  const id = `${list}~${next}`;
  const chunks = [{ from: '', id, count: 0, updated: today }];
  return {
    list: { list, parts: [listPart(id, chunks)], total: 0, next: next + 1, revision: 0 },
    parts: new Map([[id, chunks]]),
    contents: new Map([[id, []]]),
    gone: NOTHING_GONE,
  };
}

/** Positions of the chunks, or of the parts, that contain these keys. */
export function placesOf(
  ranges: readonly { readonly from: string }[],
  keys: Iterable<string>,
): Set<number> {
  const place = (key: string) => ranges.findLastIndex(({ from }) => from <= key);
  return new Set([...keys].map(place).filter((found) => found >= 0));
}

/** The older items are split off, a fixed number at a time, until the rest is short enough. Nothing of nothing. */
function divided<T>(items: readonly T[], most: number, settled: number): (readonly T[])[] {
  const parts: (readonly T[])[] = [];
  let at = 0;
  for (; items.length - at > most; at += settled) parts.push(items.slice(at, at + settled));
  if (at < items.length) parts.push(items.slice(at));
  return parts;
}

function newest(rows: readonly ListRow[], otherwise: string): string {
  const dates = rows.map(({ card }) => card.updated ?? card.published ?? '');
  return dates.reduce((a, b) => (a > b ? a : b), '') || otherwise;
}

const countIn = (chunks: readonly ListChunk[]): number =>
  chunks.reduce((sum, { count }) => sum + count, 0);

/**
 * Divides a list again after some of its chunks were read: `opened` has the chunks of the parts that have them by the
 * position of the part, `read` the rows of each by its id, oldest first. A chunk or a part that is too long is split, and
 * an empty one is deleted; a list that has become empty begins again with a new chunk.
 */
export function regroup(
  before: List,
  opened: ReadonlyMap<number, readonly ListChunk[]>,
  read: ReadonlyMap<string, readonly ListRow[]>,
  today: string,
): Regrouped {
  let { next, total } = before;
  const contents = new Map<string, readonly ListRow['card'][]>();
  const parts = new Map<string, readonly ListChunk[]>();
  const gone: { chunks: string[]; parts: string[] } = { chunks: [], parts: [] };
  /** The first of what something was divided into keeps its id. */
  const idOf = (id: string, at: number) => (at === 0 ? id : `${before.list}~${next++}`);

  function chunksOf(chunk: ListChunk): ListChunk[] {
    const rows = read.get(chunk.id);
    if (!rows) return [chunk];
    if (rows.length === 0) gone.chunks.push(chunk.id);
    return divided(rows, LIST_CHUNK_MOST, LIST_CHUNK_SETTLED).map((some, at) => {
      const id = idOf(chunk.id, at);
      const from = at === 0 ? chunk.from : (some[0]?.key ?? '');
      contents.set(id, some.map(({ card }) => card).toReversed());
      return { from, id, count: some.length, updated: newest(some, today) };
    });
  }

  const left = before.parts.flatMap((part, place) => {
    const chunks = opened.get(place);
    if (!chunks) return [part];
    const now = chunks.flatMap(chunksOf);
    total += countIn(now) - countIn(chunks);
    if (now.length === 0) gone.parts.push(part.id);
    return divided(now, LIST_PART_MOST, LIST_PART_SETTLED).map((some, at) => {
      const id = idOf(part.id, at);
      parts.set(id, some);
      return listPart(id, some);
    });
  });
  const [first, ...others] = left;
  if (!first) {
    // It was empty already.
    if (before.total === 0)
      return { list: before, parts: new Map(), contents: new Map(), gone: NOTHING_GONE };
    const empty = emptyList(before.list, today, next);
    return { ...empty, list: { ...empty.list, revision: before.revision }, gone };
  }
  const list = { ...before, parts: [{ ...first, from: '' }, ...others], total, next };
  return { list, parts, contents, gone };
}
