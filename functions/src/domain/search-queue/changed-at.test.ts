import {
  PUBLISHED_ARTICLES,
  PUBLISHED_BOOKS,
  PUBLISHED_CONFERENCES,
  PUBLISHED_ISSUES,
  PUBLISHED_JOURNALS,
} from '@quire/model/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { BOOK } from '../../testing/example-records.ts';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { writeIfChanged } from './write-if-changed.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
});
afterAll(() => press.close());

const FIRST = '2026-06-01T09:00:00Z';
const LATER = '2026-06-02T10:11:12Z';

const CARD = { journal: 'CES', issue: '1-1', akey: 'mud', title: 'Mud' };
const RECORDS: Readonly<Record<string, object>> = {
  [PUBLISHED_ARTICLES]: {
    ...{ ...CARD, type: 'research-article', status: 'published', revision: 1, notices: [] },
    ...{ metadata: { title: 'Mud', keywords: ['silt'] }, journalTitle: 'Coasts', related: [] },
  },
  [PUBLISHED_BOOKS]: BOOK,
  [PUBLISHED_CONFERENCES]: { name: 'Tides', start: '2026-07-01', status: 'announced', revision: 1 },
  [PUBLISHED_ISSUES]: {
    ...{ issue: { journal: 'CES', issueid: '1-1', status: 'open' }, contents: [CARD], hue: 1 },
  },
  [PUBLISHED_JOURNALS]: {
    ...{ journal: { name: 'CES', fullname: 'Coasts', status: 'active' }, issues: [], latest: [] },
  },
};

describe('the moment of the last change', () => {
  let number = 0;
  async function stampAfter(collection: string, change: object): Promise<unknown> {
    number += 1;
    const ref = press.db.collection(collection).doc(`record-${number}`);
    const write = (data: object, now: string) =>
      inTransaction(press.db, async (tx) =>
        writeIfChanged(tx, ref, await tx.get(ref), data, { now: new Date(now) }),
      );
    await write(RECORDS[collection] ?? {}, '2026-06-01T09:00:00.400Z');
    expect((await ref.get()).get('changedAt')).toBe(FIRST);
    await write({ ...RECORDS[collection], ...change }, '2026-06-02T10:11:12.900Z');
    return (await ref.get()).get('changedAt');
  }

  it.each([
    [PUBLISHED_ARTICLES, 'its title', { title: 'Silt' }],
    [PUBLISHED_ARTICLES, 'its keywords', { metadata: { title: 'Mud', keywords: ['sand'] } }],
    [PUBLISHED_ARTICLES, 'its state', { status: 'retracted' }],
    [PUBLISHED_ARTICLES, 'a correction', { revision: 2 }],
    [PUBLISHED_ARTICLES, 'its issue', { issue: '1-2' }],
    [PUBLISHED_ARTICLES, 'its section', { type: 'review-article' }],
    [
      PUBLISHED_ARTICLES,
      'a notice',
      { notices: [{ kind: 'retraction', date: '2026-06-02', article: CARD }] },
    ],
    [PUBLISHED_ARTICLES, 'the title of its journal', { journalTitle: 'Seas' }],
    [PUBLISHED_ARTICLES, 'the conference of a paper', { conference: 'Tides 2026' }],
    [PUBLISHED_ARTICLES, 'its published review', { hasReviews: true }],
    [PUBLISHED_BOOKS, 'its title', { title: 'Silt' }],
    [PUBLISHED_BOOKS, 'a chapter', { chapters: [{ title: 'Ebb', authors: [], pages: '1' }] }],
    [PUBLISHED_CONFERENCES, 'its first day', { start: '2026-07-02' }],
    [PUBLISHED_CONFERENCES, 'its state', { status: 'held' }],
    [
      PUBLISHED_ISSUES,
      'its state',
      { issue: { journal: 'CES', issueid: '1-1', status: 'published' } },
    ],
    [PUBLISHED_ISSUES, 'its articles', { contents: [] }],
    [PUBLISHED_ISSUES, 'its DOI', { doi: '10.5555/ces.1-1' }],
    [
      PUBLISHED_JOURNALS,
      'its title',
      { journal: { name: 'CES', fullname: 'Seas', status: 'active' } },
    ],
    [
      PUBLISHED_JOURNALS,
      'its state',
      { journal: { name: 'CES', fullname: 'Coasts', status: 'ceased' } },
    ],
    [
      PUBLISHED_JOURNALS,
      'a policy',
      { more: { policies: { data: { html: '<p>Open.</p>', of: 'x' } } } },
    ],
  ])('in %s moves with %s', async (collection, _what, change) => {
    expect(await stampAfter(collection, change)).toBe(LATER);
  });

  it.each([
    [PUBLISHED_ARTICLES, 'nothing', {}],
    [PUBLISHED_ARTICLES, 'the articles related to it', { related: [CARD] }],
    [PUBLISHED_ARTICLES, 'its neighbours', { next: CARD }],
    [PUBLISHED_ARTICLES, 'figures of its readers', { metrics: { views: 2 } }],
    [PUBLISHED_ARTICLES, 'the same text, made again', { body: { name: 'other.html' } }],
    [PUBLISHED_BOOKS, 'a save without a change', { revision: 2, updated: '2026-06-02' }],
    [PUBLISHED_CONFERENCES, 'a save without a change', { revision: 2, updated: '2026-06-02' }],
    [PUBLISHED_ISSUES, 'the colour of its journal', { hue: 2 }],
    [PUBLISHED_JOURNALS, 'its newest articles', { latest: [CARD], updated: '2026-06-02' }],
  ])('in %s stays with %s', async (collection, _what, change) => {
    expect(await stampAfter(collection, change)).toBe(FIRST);
  });

  it('is not kept in other records', async () => {
    const ref = press.db.doc('digests/journals');
    await inTransaction(press.db, async (tx) =>
      writeIfChanged(tx, ref, await tx.get(ref), { journals: [] }),
    );
    expect((await ref.get()).data()).toEqual({ journals: [] });
  });
});
