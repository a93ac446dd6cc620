import { ABSTRACTS, CONFERENCES } from '@quire/model/collections';
import { AbstractSchema } from '@quire/model/entities/abstract';
import { ConferenceSchema } from '@quire/model/entities/conference';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { partsOf } from '../functions/src/domain/printing/abstract-book-html.ts';
import {
  abstractBookPrint,
  readAbstractBook,
} from '../functions/src/domain/publishing/abstract-book.ts';
import { printRef } from '../functions/src/domain/publishing/print-queue.ts';
import { startTestPress, type TestPress } from '../functions/src/testing/test-press.ts';
import { completeRecord } from './complete-record.ts';
import { loadAbstractBook } from './load-abstract-book.ts';
import { loadAbstracts } from './load-abstracts.ts';
import { readContent } from './read-content.ts';

const CKEY = 'ravnfjord-2026';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
  const found = (await readContent()).find(
    ({ collection, id }) => collection === CONFERENCES && id === CKEY,
  );
  await press.db
    .doc(`${CONFERENCES}/${CKEY}`)
    .set(completeRecord(CONFERENCES, found?.record ?? {}));
  await loadAbstractBook(press);
});
afterAll(() => press.close());

const abstractsOf = async (ckey: string) =>
  (await press.db.collection(ABSTRACTS).where('ckey', '==', ckey).get()).docs.map((doc) => ({
    id: doc.id,
    abstract: AbstractSchema.parse(doc.data()),
  }));
const conferenceNow = async () =>
  ConferenceSchema.parse((await press.db.doc(`${CONFERENCES}/${CKEY}`).get()).data());

it('asks for the book of a conference that was held, once', async () => {
  expect(await readAbstractBook(press.db, CKEY)).toEqual({ askedAt: press.now().toISOString() });
  const print = printRef(press.db, abstractBookPrint(CKEY));
  expect((await print.get()).exists).toBe(true);
  await print.delete();
  await loadAbstractBook(press);
  expect((await print.get()).exists).toBe(false);
});

it('has its talks in the sessions of the programme, under the titles that these have', async () => {
  const conference = await conferenceNow();
  const all = await abstractsOf(CKEY);
  const accepted = all.filter(({ abstract: { state } }) => state !== 'rejected');
  const parts = partsOf(conference, accepted);
  expect(parts.map(({ title, abstracts }) => [title, abstracts.length])).toEqual([
    ['Tides and how to know them', 2],
    ['Creeks and marshes', 1],
    ['Derivatives', 1],
    ['Extremes and compound events', 1],
    ['Posters', 1],
  ]);
  const titles = new Map(all.map(({ id, abstract: { title } }) => [id, title]));
  const talks = conference.sessions.flatMap((session) => session.talks);
  for (const { abstract, title } of talks) {
    if (abstract !== undefined) expect(titles.get(abstract)).toBe(title);
  }
});

it('names only topics of the call', async () => {
  const { topics } = await conferenceNow();
  const unknown = (await abstractsOf(CKEY)).filter(
    ({ abstract: { topic } }) => !topics.includes(topic),
  );
  expect(unknown).toEqual([]);
});

it('keeps the abstracts that wait for a decision at the conference whose call is open', async () => {
  await loadAbstracts(press);
  const waiting = await abstractsOf('ill-posed-problems-2027');
  expect(waiting.map(({ abstract: { state, number } }) => [state, number])).toEqual([
    ...[
      ['submitted', 1],
      ['submitted', 2],
      ['submitted', 3],
    ],
  ]);
});
