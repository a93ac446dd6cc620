/** How a list is divided into chunks. Nothing is read or written here. */
import { LIST_CHUNK_MOST, LIST_CHUNK_SETTLED } from '@quire/model/constants';
import type { List } from '@quire/model/entities/list';

type Chunk = List['chunks'][number];

/** A record of a list: its sort key, and its card. */
export interface ListRow {
  readonly key: string;
  readonly card: { readonly updated?: string | undefined; readonly published?: string };
}

/** The new state of a list: its index, the content of its chunks (newest first), the ids of deleted chunks. */
export interface Regrouped {
  readonly list: List;
  readonly contents: ReadonlyMap<string, readonly ListRow['card'][]>;
  readonly gone: readonly string[];
}

/** An empty list. */
export const emptyList = (list: List['list'], today: string): List => ({
  list,
  chunks: [{ from: '', id: `${list}~0`, count: 0, updated: today }],
  total: 0,
});

/** Positions of the chunks that contain these keys. */
export function placesOf(chunks: readonly Chunk[], keys: Iterable<string>): Set<number> {
  const place = (key: string) => chunks.findLastIndex(({ from }) => from <= key);
  return new Set([...keys].map(place).filter((found) => found >= 0));
}

/** The older part is split off, with a fixed number of entries, until the rest is short enough. */
function parted(rows: readonly ListRow[]): (readonly ListRow[])[] {
  if (rows.length <= LIST_CHUNK_MOST) return [rows];
  return [rows.slice(0, LIST_CHUNK_SETTLED), ...parted(rows.slice(LIST_CHUNK_SETTLED))];
}

function newest(rows: readonly ListRow[], otherwise: string): string {
  const dates = rows.map(({ card }) => card.updated ?? card.published ?? '');
  return dates.reduce((a, b) => (a > b ? a : b), '') || otherwise;
}

const numberOf = ({ id }: Chunk): number => Number(id.slice(id.lastIndexOf('~') + 1));

/**
 * Divides a list again after some of its chunks were read: `read` contains the rows of each by its position, oldest
 * first. A chunk that is too long is split, and an empty one is deleted, unless it is the only one.
 */
export function regroup(
  before: List,
  read: ReadonlyMap<number, readonly ListRow[]>,
  today: string,
): Regrouped {
  const contents = new Map<string, readonly ListRow['card'][]>();
  const gone: string[] = [];
  const chunks: Chunk[] = [];
  let next = Math.max(...before.chunks.map(numberOf)) + 1;
  for (const [place, chunk] of before.chunks.entries()) {
    const rows = read.get(place);
    if (!rows) chunks.push(chunk);
    else if (rows.length === 0) gone.push(chunk.id);
    else {
      for (const [part, some] of parted(rows).entries()) {
        const id = part === 0 ? chunk.id : `${before.list}~${next++}`;
        const from = part === 0 ? chunk.from : (some[0]?.key ?? '');
        chunks.push({ from, id, count: some.length, updated: newest(some, today) });
        contents.set(id, some.map(({ card }) => card).toReversed());
      }
    }
  }
  const [first, ...others] = chunks;
  if (!first) {
    const left = before.chunks.find(({ count }) => count === 0)?.updated ?? today;
    const id = before.chunks[0]?.id ?? `${before.list}~0`;
    return {
      list: { ...before, chunks: [{ from: '', id, count: 0, updated: left }], total: 0 },
      contents: new Map([[id, []]]),
      gone: gone.filter((each) => each !== id),
    };
  }
  const kept = [{ ...first, from: '' }, ...others];
  const total = kept.reduce((sum, { count }) => sum + count, 0);
  return { list: { ...before, chunks: kept, total }, contents, gone };
}
