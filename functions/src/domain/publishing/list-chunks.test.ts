import { LIST_CHUNK_MOST } from '@quire/model/constants';
import { type List, ListSchema } from '@quire/model/entities/list';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyList, type ListRow, placesOf, regroup } from './list-chunks.ts';

const TODAY = '2026-06-01';
const keyOf = (id: number, day: number) =>
  `articles~2026-01-${String(day).padStart(2, '0')}~CES~a${id}`;

/** A list and its source records, updated as functions do: one chunk after the other. */
class Kept {
  readonly records = new Map<number, string>();
  list: List = emptyList('articles', TODAY);
  chunks = new Map<string, readonly ListRow['card'][]>([['articles~0', []]]);

  rows(from = '', to = '\uffff'): ListRow[] {
    return [...this.records.values()]
      .filter((key) => key >= from && key < to)
      .toSorted()
      .map((key) => ({ key, card: { published: key.slice(9, 19), key } }));
  }

  place(keys: readonly string[]): void {
    const { chunks } = this.list;
    const read = new Map(
      [...placesOf(chunks, keys)].map((at) => [
        at,
        this.rows(chunks[at]?.from, chunks[at + 1]?.from),
      ]),
    );
    const next = regroup(this.list, read, TODAY);
    for (const [id, cards] of next.contents) this.chunks.set(id, cards);
    for (const id of next.gone) this.chunks.delete(id);
    this.list = next.list;
  }

  /** Every card, newest first, in the order of the pages. */
  shown(): readonly ListRow['card'][] {
    return this.list.chunks.toReversed().flatMap(({ id }) => this.chunks.get(id) ?? []);
  }
}

const change = fc.record({
  id: fc.nat(120),
  /** 0: the record is deleted. */
  day: fc.integer({ min: 0, max: 28 }),
  /** Whether this event arrives alone, or with the next one. */
  waits: fc.boolean(),
});

describe('a list in chunks', () => {
  it('matches the plain sorted list, whatever was added, moved and removed', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 400 }), (changes) => {
        const kept = new Kept();
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
          const plain = kept.rows().map(({ card }) => card);
          expect(kept.shown()).toEqual(plain.toReversed());
          const { chunks, total } = ListSchema.parse(kept.list);
          expect(total).toBe(plain.length);
          expect(chunks.map(({ count }) => count)).toEqual(
            chunks.map((chunk) => kept.chunks.get(chunk.id)?.length),
          );
          expect(kept.chunks.size).toBe(chunks.length);
          for (const { count } of chunks) {
            expect(count).toBeLessThanOrEqual(LIST_CHUNK_MOST);
            if (total > 0) expect(count).toBeGreaterThan(0);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('leaves full pages unchanged as the press grows, and keeps 11 to 30 of the newest', () => {
    const kept = new Kept();
    const lengths = new Set<number>();
    for (let id = 0; id < 400; id += 1) {
      const key = `articles~2026-01-01~CES~a${String(id).padStart(4, '0')}`;
      kept.records.set(id, key);
      kept.place([key]);
      if (id >= LIST_CHUNK_MOST) lengths.add(kept.list.chunks.at(-1)?.count ?? 0);
    }
    expect([...lengths].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 11),
    );
    expect(new Set(kept.list.chunks.slice(0, -1).map(({ count }) => count))).toEqual(new Set([20]));
    const [oldest] = kept.list.chunks;
    expect(oldest?.id).toBe('articles~0');
  });

  it('records for each chunk when a card in it was last changed', () => {
    const rows = [
      { key: 'news~2026-01-01~a', card: { published: '2026-01-01', updated: '2026-05-01' } },
      { key: 'news~2026-02-01~b', card: { published: '2026-02-01' } },
    ];
    const next = regroup(emptyList('news', TODAY), new Map([[0, rows]]), TODAY);
    expect(next.list.chunks).toMatchObject([{ count: 2, updated: '2026-05-01' }]);
  });
});
