import { AUDIT, AUTHORS, PUBLISHED_ARTICLES, PUBLISHED_PEOPLE } from '@quire/model/collections';
import { ArticleCardSchema } from '@quire/model/entities/published';
import {
  PERSON_WORKS_A_PAGE,
  type ShownPerson,
  ShownPersonSchema,
} from '@quire/model/entities/published-person';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { countedReads } from '../../testing/counted-reads.ts';
import { type AddressedPress, startTestPress } from '../../testing/test-press.ts';
import { BOSS } from '../../testing/test-records.ts';
import { authorKey, cardPeople } from '../publishing/cards/author-key.ts';
import { collectAuthors } from './collect-authors.ts';
import { mergeAuthors, separateAuthor } from './merge-authors.ts';
import { showPerson } from './show-person.ts';

const ORCID = '0000-0002-1825-0097';
const OTHER_ORCID = '0000-0001-5109-3700';

interface Named {
  readonly given: string;
  readonly family: string;
  readonly orcid?: string;
}
const ADA: Named = { given: 'Ada', family: 'Holt', orcid: ORCID };
const OTHER_ADA: Named = { ...ADA, orcid: OTHER_ORCID };
const PLAIN_ADA: Named = { given: 'Ada', family: 'Holt' };
const BEN: Named = { given: 'Ben', family: 'Ruiz' };
const CAY: Named = { given: 'Cay', family: 'Okafor' };
const PLACE = 'University of Ravnfjord';
const keyOf = (author: Named) => authorKey(author, PLACE);

let press: AddressedPress;
beforeAll(async () => {
  press = await startTestPress();
});
afterAll(() => press.close());
beforeEach(async () => {
  for (const { id } of await press.db.listCollections()) {
    if (id !== AUDIT) await press.db.recursiveDelete(press.db.collection(id));
  }
});

function article(akey: string, authors: readonly Named[], change: object = {}) {
  const named = authors.map((author) => ({ ...author, equal: false, affiliations: [0] }));
  const affiliations = [{ name: PLACE }];
  const people = cardPeople(
    named.map((author) => ({ ...author })),
    affiliations,
  );
  return {
    ...{ journal: 'CES', issue: '1-1', akey, revision: 1, type: 'research-article' },
    ...{ status: 'published', title: `On ${akey}`, titleHtml: `On ${akey}`, people },
    authors: authors.map(({ given, family }) => `${given} ${family}`),
    published: '2026-03-01',
    metadata: { title: `On ${akey}`, authors: named },
    ...{ affiliations, abstractHtml: '', outline: [], referenceCount: 0, figureCount: 0 },
    body: { name: 'b', bytes: 1, hasMath: false },
    ...{ journalTitle: 'CES', journalIssn: '', volume: '1', number: '1', year: 2026 },
    ...change,
  };
}

const put = (akey: string, authors: readonly Named[], change: object = {}) =>
  press.db
    .doc(`${PUBLISHED_ARTICLES}/CES~${akey}`)
    .set(withoutUndefined(article(akey, authors, change)));

/** What the events of an article lead to: its authors' records, and the page of each that has changed. */
async function settle(akey: string): Promise<void> {
  const before = (await press.db.collection(AUTHORS).get()).docs.map(({ id }) => id);
  await collectAuthors(press, `CES~${akey}`);
  const after = (await press.db.collection(AUTHORS).get()).docs.map(({ id }) => id);
  for (const id of new Set([...before, ...after])) await showPerson(press, id);
}

async function publish(akey: string, authors: readonly Named[], change: object = {}) {
  await put(akey, authors, change);
  await settle(akey);
}

const stored = async (key: string) =>
  (await press.db.doc(`${PUBLISHED_PEOPLE}/${key}`).get()).data();
const shown = async (author: Named): Promise<ShownPerson> =>
  ShownPersonSchema.parse(await stored(keyOf(author)));
const listed = async () => {
  const { docs } = await press.db.collection('listChunks').get();
  return docs.flatMap((doc) => (doc.get('cards') as { key: string }[]).map(({ key }) => key));
};

it('shows works newest first, co-authors by how often, and an iD that was proved', async () => {
  await publish('mud', [ADA, BEN], { published: '2025-01-01' });
  await publish('silt', [ADA, CAY, BEN], { provedOrcids: [ORCID] });
  const person = await shown(ADA);
  expect(person).toMatchObject({
    ...{ name: 'Ada Holt', orcid: ORCID, isProved: true, affiliations: [PLACE] },
    ...{ journals: ['CES'], workCount: 2, updated: '2026-03-01' },
  });
  expect(person.works.map(({ akey }) => akey)).toEqual(['silt', 'mud']);
  expect(person.coAuthors).toEqual([
    { key: keyOf(BEN), name: 'Ben Ruiz', count: 2 },
    { key: keyOf(CAY), name: 'Cay Okafor', count: 1 },
  ]);
  expect((await shown(BEN)).isProved).toBeUndefined();
  expect((await listed()).toSorted()).toEqual([ADA, BEN, CAY].map(keyOf).toSorted());
});

it('reads the list only for what it shows of a person', async () => {
  for (let n = 0; n < 30; n += 1) {
    await put(`mud-${n}`, [{ ...PLAIN_ADA, given: `Ada ${n}` }]);
    await collectAuthors(press, `CES~mud-${n}`);
    await showPerson(press, keyOf({ ...PLAIN_ADA, given: `Ada ${n}` }));
  }
  await put('mud-7', [{ ...PLAIN_ADA, given: 'Ada 7' }], { status: 'retracted' });
  await collectAuthors(press, 'CES~mud-7');
  const key = keyOf({ ...PLAIN_ADA, given: 'Ada 7' });
  expect(await countedReads(press, () => showPerson(press, key))).toBeLessThan(10);
  expect((await stored(key))?.works).toMatchObject([{ status: 'retracted' }]);
  expect(await listed()).toHaveLength(30);
});

it('keeps people of one name apart whose iDs differ', async () => {
  await publish('mud', [ADA]);
  await publish('silt', [OTHER_ADA]);
  expect((await shown(ADA)).works.map(({ akey }) => akey)).toEqual(['mud']);
  expect((await shown(OTHER_ADA)).works.map(({ akey }) => akey)).toEqual(['silt']);
});

it('follows a retraction, and is gone with the last article', async () => {
  await publish('mud', [ADA]);
  await publish('mud', [ADA], { status: 'retracted' });
  expect((await shown(ADA)).works[0]?.status).toBe('retracted');
  await press.db.doc(`${PUBLISHED_ARTICLES}/CES~mud`).delete();
  await settle('mud');
  expect(await stored(keyOf(ADA))).toBeUndefined();
  expect(await listed()).toEqual([]);
});

it('leads from the address of a corrected name or a new iD to the present one', async () => {
  await publish('mud', [PLAIN_ADA, BEN]);
  await publish('mud', [ADA, BEN], { revision: 2 });
  expect(await stored(keyOf(PLAIN_ADA))).toEqual({ movedTo: keyOf(ADA) });
  // Repeated, it stays.
  await showPerson(press, keyOf(PLAIN_ADA));
  expect(await stored(keyOf(PLAIN_ADA))).toEqual({ movedTo: keyOf(ADA) });
});

it('does not lead from an author who was removed to who is named instead', async () => {
  await publish('mud', [ADA, BEN]);
  await publish('mud', [ADA, CAY], { revision: 2 });
  expect(await stored(keyOf(BEN))).toBeUndefined();
});

it('moves works to the author with whom their own was merged, and back', async () => {
  await publish('mud', [PLAIN_ADA, BEN]);
  await publish('silt', [ADA, BEN]);
  const [keep, merge] = [keyOf(ADA), keyOf(PLAIN_ADA)];
  await mergeAuthors(press, BOSS, { keep, merge });
  for (const key of [keep, merge, keyOf(BEN)]) await showPerson(press, key);
  expect((await shown(ADA)).works).toHaveLength(2);
  expect((await shown(ADA)).coAuthors).toEqual([{ key: keyOf(BEN), name: 'Ben Ruiz', count: 2 }]);
  expect((await shown(BEN)).coAuthors).toEqual([{ key: keep, name: 'Ada Holt', count: 2 }]);
  expect(await stored(merge)).toEqual({ movedTo: keep });
  await separateAuthor(press, BOSS, { author: merge });
  for (const key of [keep, merge]) await showPerson(press, key);
  expect((await shown(ADA)).works.map(({ akey }) => akey)).toEqual(['silt']);
  expect((await shown(PLAIN_ADA)).works.map(({ akey }) => akey)).toEqual(['mud']);
});

it('divides many works into pages, which shrink again', async () => {
  const many = Array.from({ length: PERSON_WORKS_A_PAGE + 2 }, (_, n) => `work-${n}`);
  const writer = press.db.bulkWriter();
  for (const [n, akey] of many.entries()) {
    const published = `20${String(10 + Math.floor(n / 12))}-${String((n % 12) + 1).padStart(2, '0')}-01`;
    void writer.set(
      press.db.doc(`${PUBLISHED_ARTICLES}/CES~${akey}`),
      withoutUndefined(article(akey, [ADA], { published })),
    );
  }
  await writer.close();
  for (const akey of many) await collectAuthors(press, `CES~${akey}`);
  await showPerson(press, keyOf(ADA));
  const person = await shown(ADA);
  expect(person).toMatchObject({
    workCount: many.length,
    listKey: `people~2010-01-01~${keyOf(ADA)}`,
  });
  expect(person.works).toHaveLength(PERSON_WORKS_A_PAGE);
  const second = press.db.doc(`publishedWorks/${keyOf(ADA)}~2`);
  const works: unknown[] = (await second.get()).get('works');
  expect(works.map((each) => ArticleCardSchema.parse(each).akey)).toEqual(['work-1', 'work-0']);
  expect(person.ends).toEqual(['2010-03-01~CES~work-2', '2010-01-01~CES~work-0']);
  for (const akey of ['work-0', 'work-1']) {
    await press.db.doc(`${PUBLISHED_ARTICLES}/CES~${akey}`).delete();
    await collectAuthors(press, `CES~${akey}`);
  }
  await showPerson(press, keyOf(ADA));
  expect((await shown(ADA)).ends).toHaveLength(1);
  expect((await second.get()).exists).toBe(false);
});
