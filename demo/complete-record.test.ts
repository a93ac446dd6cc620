import { ISSUES, JOURNALS, SETTINGS } from '@quire/model/collections';
import { expect, it } from 'vitest';
import { completeRecord } from './complete-record.ts';
import { readContent } from './read-content.ts';
import { readPress } from './read-press.ts';

it('makes of everything in the demo press a record that the office can find and save', async () => {
  const [documents, { press, journals, issues }] = await Promise.all([readContent(), readPress()]);
  const all = [
    [SETTINGS, press] as const,
    ...journals.map((each) => [JOURNALS, each] as const),
    ...issues.map((each) => [ISSUES, each] as const),
    ...documents.map(({ collection, record }) => [collection, record] as const),
  ];
  for (const [collection, data] of all) {
    const record = completeRecord(collection, data);
    expect(record, JSON.stringify(data).slice(0, 80)).toMatchObject({
      revision: 1,
      updatedAt: expect.stringMatching(/^2\d{3}-/),
      sortKey: expect.stringMatching(/./),
      words: expect.arrayContaining([expect.any(String)]),
    });
  }
});
