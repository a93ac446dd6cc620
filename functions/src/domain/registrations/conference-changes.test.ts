import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { BOOK, CONFERENCE } from '../../testing/example-records.ts';
import {
  doiOf,
  type RegisteringPress,
  startRegisteringPress,
} from '../../testing/registering-press.ts';
import { NOW, putIssue } from '../../testing/test-press.ts';
import { deliverBook, deliverConference } from '../publishing/deliver-content.ts';
import { rebuildIssue } from '../publishing/rebuild-issue.ts';

let press: RegisteringPress;
beforeAll(async () => {
  press = await startRegisteringPress();
  const issue = { kind: 'proceedings', status: 'published', doi: '10.5555/CES.1-1' };
  await putIssue(press, 'CES', '1-1', issue);
});
afterAll(() => press.close());

const PAPER = doiOf('creeks');
const PROCEEDINGS = '10.5555/ces.1-1';

let revision = 0;
async function save(change: object): Promise<void> {
  revision += 1;
  const proceedings = { journal: 'CES', issue: '1-1' };
  const record = { ...CONFERENCE, proceedings, ...change, revision };
  await press.db.doc(`conferences/${CONFERENCE.ckey}`).set(withoutUndefined(record));
  await deliverConference(press, CONFERENCE.ckey);
}
const states = async () =>
  Promise.all([PAPER, PROCEEDINGS].map(async (doi) => (await press.of(doi))?.state));

it('registers the papers and the proceedings of a conference again when what they say of it changes', async () => {
  await save({});
  await press.publish('creeks');
  await rebuildIssue(press, 'CES', '1-1');
  await press.untilAnswered();
  expect(await states()).toEqual(['registered', 'registered']);

  for (const change of [
    { name: 'Conference on Mud' },
    { start: '2026-03-09' },
    { city: 'Saltby' },
  ]) {
    await save(change);
    expect([change, await states()]).toEqual([change, ['waiting', 'waiting']]);
    await press.untilAnswered();
    expect(await press.of(PAPER)).toMatchObject({ answer: { code: 'updated' } });
    expect(await press.of(PROCEEDINGS)).toMatchObject({ answer: { code: 'updated' } });
  }

  const { length } = press.agency.submissions();
  // What is not registered is not sent.
  await save({ city: 'Saltby', topics: ['Silt'] });
  expect(await states()).toEqual(['registered', 'registered']);
  expect(press.agency.submissions()).toHaveLength(length);
});

it('tells the papers of an issue that is no longer its proceedings', async () => {
  const paper = async () => (await press.db.doc('publishedArticles/CES~creeks').get()).data();
  expect(await paper()).toMatchObject({ conference: CONFERENCE.name, event: { city: 'Saltby' } });
  await save({ proceedings: undefined });
  expect(await paper()).not.toHaveProperty('event');
  expect(await states()).toEqual(['waiting', 'waiting']);
});

it('registers proceedings that are a book again, with their papers, when the conference changes', async () => {
  const { revision: _, changedAt: __, ...shown } = BOOK;
  await press.db.doc('books/mud').set(
    withoutUndefined({
      ...{ ...shown, kind: 'proceedings', status: 'published', revision: 1, files: [] },
      ...{ authors: [], editors: BOOK.contributors.editors, description: 'Mud.', pdf: undefined },
      ...{
        chapters: BOOK.chapters.map(({ href: ___, ...chapter }) => chapter),
        listKey: undefined,
      },
      ...{ updatedAt: NOW.toISOString(), updatedBy: 'editor', contributors: undefined },
    }),
  );
  await deliverBook(press, 'mud');
  await press.untilAnswered();
  const dois = ['10.5555/mud', '10.5555/mud.1', '10.5555/mud.3'];
  const states = async () => Promise.all(dois.map(async (doi) => (await press.of(doi))?.state));
  const sent = () => {
    const last = press.agency.submissions().at(-1);
    return last ? press.agency.contentsOf(last) : '';
  };
  expect(await states()).toEqual(dois.map(() => 'registered'));
  expect(sent()).toContain('<book book_type="edited_book"');

  for (const change of [{}, { city: 'Mudford' }]) {
    await save({ proceedings: { book: 'mud' }, ...change });
    expect([change, await states()]).toEqual([change, dois.map(() => 'waiting')]);
    await press.untilAnswered();
    expect([change, await states()]).toEqual([change, dois.map(() => 'registered')]);
  }
  expect(sent()).toContain('<conference_location>Mudford, Norway</conference_location>');
  const book = async () => (await press.db.doc('publishedBooks/mud').get()).data();
  expect(await book()).toMatchObject({ event: { city: 'Mudford' } });

  await save({ proceedings: undefined });
  expect(await book()).not.toHaveProperty('event');
  expect(await states()).toEqual(dois.map(() => 'waiting'));
});
