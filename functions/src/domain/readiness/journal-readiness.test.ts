import {
  JOURNALS,
  PAGES,
  PRESS_SETTINGS,
  PUBLISHED_ARTICLES,
  pageDocId,
  SETTINGS,
} from '@quire/model/collections';
import { MEASURE_NAMES } from '@quire/model/readiness/measures';
import { STARTER_AUTHOR } from '@quire/model/starter-author';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from '../../testing/test-content.ts';
import { putJournal, startTestPress, type TestPress } from '../../testing/test-press.ts';
import { codeOf, EDDA, EMIL } from '../../testing/test-records.ts';
import { journalReadiness } from './journal-readiness.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
});
afterAll(() => press.close());

const editor = (name: string, change: object = {}) => ({
  ...{ role: 'section', name, affiliation: 'Tides', country: 'NO' },
  ...change,
});
const author = (family: string, change: object = {}) => ({ given: 'Ada', family, ...change });

async function putPublished(akey: string, change: object, metadata: object = {}): Promise<void> {
  const record = {
    ...{ journal: 'CES', issue: '3-1', akey, published: '2026-05-01', referenceCount: 3 },
    doi: `10.5555/${akey}`,
    metadata: { title: akey, abstract: 'In short.', authors: [author('Holt')], ...metadata },
    ...change,
  };
  await press.db.collection(PUBLISHED_ARTICLES).doc(`CES~${akey}`).set(record);
}

beforeEach(async () => {
  const { docs } = await press.db.collection(PUBLISHED_ARTICLES).get();
  await Promise.all(docs.map((doc) => doc.ref.delete()));
  await putJournal(press, 'CES');
});

const measuresOf = async (jkey = 'CES') =>
  (await journalReadiness(press, EDDA, { journal: jkey })).measures;

it('counts nothing of a journal without articles and texts, and says so', async () => {
  const measures = await measuresOf();
  expect(Object.keys(measures).toSorted()).toEqual([...MEASURE_NAMES].toSorted());
  expect(measures).toMatchObject({ researchInYear: 0, endogeny: null, dois: null, years: null });
  expect(measures).toMatchObject({ chief: 0, editors: 0, editorAffiliations: null, openAccess: 0 });
});

it('counts the people who are on the board today', async () => {
  const board = [
    editor('Eva Lund', { role: 'editor-in-chief' }),
    editor('Jon Vik', { affiliation: '' }),
    editor('Mia Sand', { affiliation: 'Sands', country: 'CL' }),
    editor('Old Hand', { affiliation: 'Elsewhere', country: 'FR', to: '2020-12-31' }),
  ];
  await putJournal(press, 'CES', { board });
  expect(await measuresOf()).toMatchObject({
    ...{ chief: 1, editors: 2, editorAffiliations: 66.6 },
    ...{ editorInstitutions: 2, editorCountries: 2 },
  });
});

it('takes endogeny from the two newest issues, whichever is higher', async () => {
  await putJournal(press, 'CES', {
    board: [editor('Ada Lund'), editor('Ada Gone', { to: '2020-01-01' })],
  });
  const own = { authors: [author('Holt'), author('Lund')] };
  await putPublished('a', {}, own);
  for (const akey of ['b', 'c', 'd']) await putPublished(akey, {});
  await putPublished('e', { issue: '2-2', published: '2026-03-01' }, { authors: [author('Gone')] });
  await putPublished('f', { issue: '2-1', published: '2026-02-01' }, own);
  expect((await measuresOf()).endogeny).toBe(25);
  // An editorial is no research, so its editors do not count.
  await putPublished('g', { issue: '2-2', published: '2026-03-02' }, { ...own, type: 'editorial' });
  expect((await measuresOf()).endogeny).toBe(25);
  await putPublished('h', { issue: '2-2', published: '2026-03-02' }, own);
  expect((await measuresOf()).endogeny).toBe(50);
});

it('counts shares of the articles, never rounding up to all of them', async () => {
  const whole = {
    authors: [author('Holt', { orcid: '0000-0002-1825-0097', affiliations: [0] })],
    affiliations: [{ name: 'Tides' }],
    dates: { received: '2026-01-01', accepted: '2026-04-01' },
    funders: [{ name: 'Silt Council', ror: 'https://ror.org/0472cxd90' }],
  };
  await putPublished('a', {}, whole);
  await putPublished('b', { doi: '', referenceCount: 0 }, { abstract: '', licence: 'Own' });
  await putPublished('c', {}, { language: 'no' });
  await putPublished(
    'd',
    { published: '2025-05-01' },
    { language: 'no', translations: [{ language: 'en', title: 'D', abstract: 'In short.' }] },
  );
  expect(await measuresOf()).toMatchObject({
    ...{ research: 4, researchInYear: 3, dois: 75, licences: 75, abstracts: 75, english: 50 },
    ...{ affiliations: 25, orcids: 25, dates: 25, references: 75, funders: 100 },
  });
});

it('takes CC BY, CC BY-SA and CC0 as open, and every licence with an address as machine-readable', async () => {
  for (const licence of ['CC-BY-4.0', 'CC-BY-SA-4.0', 'CC0-1.0', 'CC-BY-NC-4.0', 'Own']) {
    await putPublished(licence.toLowerCase(), {}, { licence });
  }
  expect(await measuresOf()).toMatchObject({ openLicences: 60, machineLicences: 80, licences: 80 });
});

it('counts grants by their numbers or DOIs, only where there are funders, and each funder needs one', async () => {
  await putPublished('a', {});
  expect(await measuresOf()).toMatchObject({ grants: null, funders: null });
  await putPublished('b', {}, { funders: [{ name: 'Silt Council', awards: ['SC-7'] }] });
  await putPublished('c', {}, { funders: [{ name: 'Silt Council', grantDoi: '10.3030/1' }] });
  expect(await measuresOf()).toMatchObject({ grants: 100, funders: 0 });
  const one = [{ name: 'Silt Council', awards: ['SC-7'] }, { name: 'Sand Fund' }];
  await putPublished('d', {}, { funders: one });
  expect(await measuresOf()).toMatchObject({ grants: 66.6 });
});

it('tells names in another script from Roman ones with accents and signs', async () => {
  const affiliations = [{ name: 'Université de l’Île, Łódź №1' }];
  await putPublished('a', {}, { authors: [author('Ngaʻa-Ørsted'), author('Ż́ak')], affiliations });
  expect(await measuresOf()).toMatchObject({ roman: 100 });
  await putPublished('b', {}, { authors: [author('Иванова')] });
  await putPublished('c', {}, { affiliations: [{ name: '東京大学' }] });
  await putPublished('d', {}, { authors: [{ collective: 'فريق المد' }] });
  expect(await measuresOf()).toMatchObject({ roman: 25 });
});

it('finds DOAJ among the indexes, and the address in the settings of the press', async () => {
  const settings = press.db.collection(SETTINGS).doc(PRESS_SETTINGS);
  await settings.delete();
  await putJournal(press, 'CES', { indexing: [{ name: 'Scopus' }] });
  expect(await measuresOf()).toMatchObject({ doajNamed: 0, address: 0 });
  await settings.set({ address: ' ' });
  await putJournal(press, 'CES', { indexing: [{ name: 'Directory of Open Access Journals' }] });
  expect(await measuresOf()).toMatchObject({ doajNamed: 1, address: 0 });
  await settings.set({ address: '1 Quay Street, Port Silt' });
  await putJournal(press, 'CES', { indexing: [{ name: 'DOAJ' }] });
  expect(await measuresOf()).toMatchObject({ doajNamed: 1, address: 1 });
});

it('reads what the journal and the press have written', async () => {
  const charges = { currency: 'EUR', fees: [{ type: 'research-article', amount: 90_000 }] };
  await putJournal(press, 'CES', { charges, preservation: ['CLOCKSS'], started: 2020 });
  expect(await measuresOf()).toMatchObject({ noFees: 0, waivers: 0, archives: 1, years: 6 });
  const policies = { ai: 'Name it.' };
  await press.db
    .collection(JOURNALS)
    .doc('CES')
    .update({ policies, 'charges.waiverPolicy': 'Ask us.', publishesStatistics: true });
  expect(await measuresOf()).toMatchObject({ waivers: 1, ai: 1, data: 0, statistics: 1 });
  const text = press.db.collection(PAGES).doc(pageDocId('/about/open_access'));
  await text.set({ ...page('/about/open_access'), markdown: 'Free to read.' });
  expect(await measuresOf()).toMatchObject({ openAccess: 1, copyright: 0 });
  await text.update({ markdown: 'Authors keep their copyright.' });
  expect(await measuresOf()).toMatchObject({ openAccess: 1, copyright: 1 });
  await text.update({ updatedBy: STARTER_AUTHOR });
  expect(await measuresOf()).toMatchObject({ openAccess: 0, copyright: 0 });
  await text.update({ updatedBy: 'ada' });
  expect(await measuresOf()).toMatchObject({ openAccess: 1 });
  await text.update({ status: 'draft' });
  expect(await measuresOf()).toMatchObject({ openAccess: 0, copyright: 0 });
});

it('answers who edits the journal, about a journal that is there', async () => {
  await putJournal(press, 'OTH');
  expect(await codeOf(journalReadiness(press, EMIL, { journal: 'OTH' }))).toBe('access/denied');
  expect(await codeOf(journalReadiness(press, EMIL, { journal: 'JAM' }))).toBe('record/not-found');
});
