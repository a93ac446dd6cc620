import { expect, it } from 'vitest';
import { adminIdsOf, type Rows, stage } from './admin-stage.ts';

export type Ask = (from: FirebaseFirestore.CollectionReference) => FirebaseFirestore.Query;

/** Asks every query of one set of documents. */
export function checkQueries(
  about: string,
  rows: Rows,
  cases: readonly [ask: Ask, found: string][],
): void {
  it(`answers queries ${about}`, async () => {
    const collection = await stage.filled(rows);
    for (const [ask, found] of cases)
      expect(await adminIdsOf(ask(collection)), ask.toString()).toBe(found);
  });
}
