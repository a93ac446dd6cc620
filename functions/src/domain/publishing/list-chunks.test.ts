import {
  LIST_CHUNK_MOST,
  LIST_CHUNK_SETTLED,
  LIST_PART_MOST,
  LIST_PART_SETTLED,
} from '@quire/model/constants';
import { type ListChunk, ListSchema, listChunkIds, partChunkIds } from '@quire/model/entities/list';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyList, type ListRow, placesOf, regroup } from './list-chunks.ts';

const TODAY = '2026-06-01';
const keyOf = (id: number, day: number) =>
  `articles~2026-01-${String(day).padStart(2, '0')}~CES~a${String(id).padStart(4, '0')}`;

/** A list and its source records, updated as functions do: the parts and the chunks that have the keys. */
class Kept {
  readonly records = new Map<number, string>();
  readonly chunks = new Map<string, readonly ListRow['card'][]>();
  readonly parts = new Map<string, readonly ListChunk[]>();
  list = emptyList('articles', TODAY).list;

  constructor() {
    this.#take(emptyList('articles', TODAY));
  }

  rows(from = '', to = '\uffff'): ListRow[] {
    return [...this.records.values()]
      .filter((key) => key >= from && key < to)
      .toSorted()
      .map((key) => ({ key, card: { published: key.slice(9, 19), key } }));
  }

  /** The chunks of a part, the first as the list has it. */
  chunksOf(at: number): ListChunk[] {
    const { id = '', from = '' } = this.list.parts[at] ?? {};
    const [first, ...others] = this.parts.get(id) ?? [];
    return first ? [{ ...first, from }, ...others] : [];
  }

  place(keys: readonly string[]): void {
    const { parts } = this.list;
    const opened = new Map([...placesOf(parts, keys)].map((at) => [at, this.chunksOf(at)]));
    const read = new Map<string, ListRow[]>();
    for (const [at, chunks] of opened) {
      const own = keys.filter((key) => placesOf(parts, [key]).has(at));
      for (const n of placesOf(chunks, own)) {
        const to = chunks[n + 1]?.from ?? parts[at + 1]?.from;
        read.set(chunks[n]?.id ?? '', this.rows(chunks[n]?.from, to));
      }
    }
    this.#take(regroup(this.list, opened, read, TODAY));
  }

  #take(next: ReturnType<typeof regroup>): void {
    for (const [id, cards] of next.contents) this.chunks.set(id, cards);
    for (const [id, chunks] of next.parts) this.parts.set(id, chunks);
    for (const id of next.gone.chunks) this.chunks.delete(id);
    for (const id of next.gone.parts) this.parts.delete(id);
    this.list = next.list;
  }

  /** Every card, newest first, in the order of the pages. */
  shown(): readonly ListRow['card'][] {
    return listChunkIds(this.list)
      .toReversed()
      .flatMap((id) => this.chunks.get(id) ?? []);
  }

  /** Whether the list, its parts and its chunks say the same, and none is too long. */
  check(): void {
    const { parts, total } = ListSchema.parse(this.list);
    const plain = this.rows().map(({ card }) => card);
    expect(this.shown()).toEqual(plain.toReversed());
    expect(total).toBe(plain.length);
    expect([...this.parts.keys()].toSorted()).toEqual(parts.map(({ id }) => id).toSorted());
    const all = parts.flatMap((_, at) => this.chunksOf(at));
    expect(this.chunks.size).toBe(all.length);
    for (const [at, part] of parts.entries()) {
      const chunks = this.chunksOf(at);
      expect(chunks.length).toBeLessThanOrEqual(LIST_PART_MOST);
      expect(partChunkIds('articles', part)).toEqual(chunks.map(({ id }) => id));
    }
    const starts = all.map(({ from }) => from);
    expect(starts).toEqual(starts.toSorted());
    for (const { id, count } of all) {
      expect(this.chunks.get(id)).toHaveLength(count);
      expect(count).toBeLessThanOrEqual(LIST_CHUNK_MOST);
      if (total > 0) expect(count).toBeGreaterThan(0);
    }
  }
}

const change = fc.record({
  id: fc.nat(120),
  /** 0: the record is deleted. */
  day: fc.integer({ min: 0, max: 28 }),
  /** Whether this event arrives alone, or with the next one. */
  waits: fc.boolean(),
});

/** Applies changes, placing each, or some together. */
function apply(kept: Kept, changes: readonly { id: number; day: number; waits: boolean }[]): void {
  let keys: string[] = [];
  for (const [at, { id, day, waits }] of changes.entries()) {
    const old = kept.records.get(id);
    if (old) keys.push(old);
    if (day === 0) kept.records.delete(id);
    else {
      kept.records.set(id, keyOf(id, day));
      keys.push(keyOf(id, day));
    }
    if (waits && at < changes.length - 1) continue;
    kept.place(keys);
    keys = [];
    kept.check();
  }
}

describe('a list in chunks', () => {
  it('matches the plain sorted list, whatever was added, moved and removed', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 400 }), (changes) => apply(new Kept(), changes)),
      { numRuns: 100 },
    );
  });

  it('does so in several parts, of which some go', () => {
    const kept = new Kept();
    const many = 4 * LIST_PART_MOST * LIST_CHUNK_SETTLED;
    for (let id = 0; id < many; id += 1) kept.records.set(id, keyOf(id, 1 + (id % 28)));
    kept.place([keyOf(0, 1)]);
    kept.check();
    expect(kept.list.parts.length).toBeGreaterThan(4);
    // In the middle, at the beginning, then everything.
    for (const left of [
      (day: number) => day < 9 || day > 20,
      (day: number) => day > 20,
      () => false,
    ]) {
      const gone = [...kept.records].filter(([id]) => !left(1 + (id % 28)));
      for (const [id] of gone) kept.records.delete(id);
      kept.place(gone.map(([, key]) => key));
      kept.check();
    }
    expect(kept.list).toMatchObject({ total: 0, parts: [{ from: '' }] });
    const empty = kept.list;
    kept.place([keyOf(1, 1)]);
    expect(kept.list).toEqual(empty);
    apply(kept, [{ id: 1, day: 3, waits: false }]);
  });

  it('leaves full pages and parts unchanged as the press grows, and keeps 11 to 30 of the newest', () => {
    const kept = new Kept();
    const lengths = new Set<number>();
    const most = LIST_PART_MOST * LIST_CHUNK_SETTLED + 100;
    for (let id = 0; id < most; id += 1) {
      kept.records.set(id, keyOf(id, 1));
      kept.place([keyOf(id, 1)]);
      if (id >= LIST_CHUNK_MOST)
        lengths.add(kept.chunksOf(kept.list.parts.length - 1).at(-1)?.count ?? 0);
    }
    kept.check();
    expect([...lengths].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 11),
    );
    const [oldest, ...others] = kept.list.parts;
    expect(oldest?.chunks).toBe(`0-${LIST_PART_SETTLED - 1}`);
    expect(others).toHaveLength(1);
    expect(new Set(kept.chunksOf(0).map(({ count }) => count))).toEqual(
      new Set([LIST_CHUNK_SETTLED]),
    );
  });

  it('takes 30 kB at most for 100,000 articles that came in their order, and 10 kB for a part', () => {
    const made = emptyList('articles', TODAY);
    const [[id = '', chunks = []] = []] = made.parts;
    const rows = Array.from({ length: 100_000 }, (_, n) => ({
      key: `articles~2026-01-01~CES~article-of-a-usual-length-${String(n).padStart(6, '0')}`,
      card: { published: '2026-01-01' },
    }));
    const { list, parts } = regroup(
      made.list,
      new Map([[0, chunks]]),
      new Map([[id, rows]]),
      TODAY,
    );
    expect(JSON.stringify(list).length).toBeLessThan(30_000);
    expect(
      Math.max(...[...parts.values()].map((some) => JSON.stringify(some).length)),
    ).toBeLessThan(10_000);
  });

  it('records for each chunk and part when a card in it was last changed', () => {
    const rows = [
      { key: 'news~2026-01-01~a', card: { published: '2026-01-01', updated: '2026-05-01' } },
      { key: 'news~2026-02-01~b', card: { published: '2026-02-01' } },
    ];
    const { list, parts } = emptyList('news', TODAY);
    const opened = new Map([[0, parts.get('news~0') ?? []]]);
    const next = regroup(list, opened, new Map([['news~0', rows]]), TODAY);
    expect(next.parts.get('news~0')).toMatchObject([{ count: 2, updated: '2026-05-01' }]);
    expect(next.list.parts).toMatchObject([{ chunks: '0', updated: '2026-05-01' }]);
  });
});
