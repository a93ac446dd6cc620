import { expect, it } from 'vitest';
import { getPeerReview } from './peer-reviews.ts';

const FACTS = { journal: 'TST', akey: 'mud', published: '2026-05-01' };
const ROUNDS = [{ number: 1, reports: [], withheld: 0, decisions: [] }];
const FILE = 'reviews-0a1b.json';

const readerOf = (record: object, files: Readonly<Record<string, string>> = {}) => ({
  document: async () => record,
  media: async (path: string) => files[path] ?? null,
});

it('reads the rounds from the record, or from the file that it names', async () => {
  const review = { ...FACTS, rounds: ROUNDS };
  expect(await getPeerReview(readerOf(review), 'TST', 'mud')).toEqual(review);
  const files = { [`/media/TST/mud/${FILE}`]: JSON.stringify(ROUNDS) };
  const record = { ...FACTS, file: FILE };
  expect(await getPeerReview(readerOf(record, files), 'TST', 'mud')).toEqual(review);
  expect(await getPeerReview(readerOf(record), 'TST', 'mud')).toBeNull();
});
