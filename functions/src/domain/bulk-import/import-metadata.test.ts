import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedState } from '../../testing/derived-state.ts';
import { dyingPress, Killed } from '../../testing/dying-press.ts';
import { putJournal, startTestPress, type TestPress } from '../../testing/test-press.ts';
import { queued } from '../../testing/test-search.ts';
import { ADMIN, askForImport, finish, readRun, toolPorts } from '../../testing/test-tools.ts';
import { runSlice } from '../tools/run-slice.ts';
import { openMetadataImport } from './import-metadata.ts';

const PLACES = [
  'Elbe',
  'Humber',
  'Gironde',
  'Scheldt',
  'Ems',
  'Tagus',
  'Shannon',
  'Severn',
  'Dollard',
];
const WAYS = ['drains', 'silts', 'floods', 'meanders', 'freezes', 'erodes', 'recovers'];

/** Titles share some words with others, so that there are candidates for related articles. */
const line = (n: number, change: object = {}) =>
  JSON.stringify({
    title: `Report ${n}: ${WAYS[n % 7]} <i>${PLACES[n % 9]}</i>`,
    doi: `10.5555/creek.${n}`,
    authors: ['Holt M', 'Okafor CN'],
    journal: 'The CES journal',
    volume: '3',
    issue: String(1 + (n % 3)),
    pages: `${n}-${n + 9}`,
    year: 2019,
    date: '2019-04-02',
    ...change,
  });

/** Valid records, and one of each kind that is refused or exists already. */
const FILE = [
  ...Array.from({ length: 20 }, (_, n) => line(n)),
  '{"title": "Half a rec',
  line(61, { title: '' }),
  line(62, { doi: 'creek' }),
  line(63, { journal: 'Nobody’s journal' }),
  line(64, { date: '2019-02-30' }),
  line(65, { year: undefined, date: undefined }),
  line(3, { title: 'Said once more, with another title' }),
  line(70, { doi: undefined, title: 'Untold tides' }),
  line(71, { doi: undefined, title: '“Untold Tides”' }),
  line(72, { doi: undefined, title: 'Untold tides', year: 2020, date: '2020-01-01' }),
  line(73, { title: 'An editorial' }),
  line(74, { title: 'An editorial' }),
  '',
  ...Array.from({ length: 10 }, (_, n) => line(100 + n)),
].join('\n');

async function begin(): Promise<TestPress> {
  const press = await startTestPress();
  await putJournal(press, 'CES');
  return press;
}

async function written({ db }: TestPress): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const name of ['articles', 'issues', 'journals', 'articleKeys']) {
    for (const doc of (await db.collection(name).get()).docs) all[doc.ref.path] = doc.data();
  }
  for (const doc of (await db.collectionGroup('versions').get()).docs)
    all[doc.ref.path] = doc.data();
  return all;
}

async function ended(press: TestPress, run: string) {
  const { run: record, rows } = await readRun(press, run);
  const { counts, progress, state } = record;
  return {
    counts,
    progress,
    state,
    rows,
    written: await written(press),
    derived: await derivedState(press),
  };
}

describe('an import of metadata', () => {
  let press: TestPress;
  let whole: Awaited<ReturnType<typeof ended>>;

  beforeAll(async () => {
    press = await begin();
    await askForImport(press, 'run00001', FILE, { publish: true });
    expect(await finish(toolPorts(press), openMetadataImport, 'run00001')).toBe('done');
    whole = await ended(press, 'run00001');
  });
  afterAll(() => press.close());

  it('counts the results of the records', () => {
    expect(whole.counts).toMatchObject({
      records: 42,
      created: 34,
      refused: 6,
      duplicate: 2,
      issues: 3,
      published: 34,
      'import/not-json': 1,
    });
  });

  it('reports bad records with their line, a reason and how they begin', () => {
    const told = whole.rows.map(({ line: at, code }) => [at, code]);
    expect(told).toEqual([
      [21, 'import/not-json'],
      [22, 'import/title-missing'],
      [23, 'import/doi-malformed'],
      [24, 'import/journal-unknown'],
      [25, 'import/date-impossible'],
      [26, 'import/issue-unknown'],
      [27, 'import/duplicate-doi'],
      [29, 'import/duplicate-title'],
    ]);
    expect(whole.rows[3]).toMatchObject({
      remark: { code: 'journal-unknown', values: { journal: 'Nobody’s journal' } },
      raw: expect.stringContaining('Report 63'),
    });
  });

  it('publishes the articles, in their issues, lists and the search', async () => {
    const article = await press.db.doc('publishedArticles/CES~creek-7').get();
    expect(article.data()).toMatchObject({
      title: 'Report 7: drains Severn',
      titleHtml: 'Report 7: drains <em>Severn</em>',
      authors: ['M Holt', 'CN Okafor'],
      doi: '10.5555/creek.7',
      pages: '7–16',
      volume: '3',
      number: '2',
      year: 2019,
    });
    expect((await press.db.doc('publishedIssues/CES~3-2').get()).get('articleCount')).toBe(13);
    expect((await press.db.doc('lists/articles').get()).get('total')).toBe(34);
    const shown = (await press.db.collection('publishedArticles').get()).docs;
    const authors = (await press.db.collection('authors').get()).docs;
    // Each once, in the same groups in which they were written.
    expect(await queued(press)).toEqual([
      ...authors.map(({ id }) => `authors~${id}`).toSorted(),
      ...shown.map(({ id }) => `publishedArticles~${id}`).toSorted(),
      'publishedJournals~CES',
    ]);
    expect((await press.db.collection('searchQueue').get()).size).toBeLessThan(6);
    expect((await press.db.collection('prints').get()).size).toBe(0);
  });

  it('recognises the same records, and writes none of them again', async () => {
    const before = await written(press);
    await askForImport(press, 'run00002', FILE, { publish: true });
    await finish(toolPorts(press), openMetadataImport, 'run00002');
    const { counts } = (await readRun(press, 'run00002')).run;
    expect(counts).toMatchObject({ records: 42, duplicate: 36, refused: 6 });
    expect(await written(press)).toEqual(before);
  });

  it('reports in a dry run what it would do, and writes only the report', async () => {
    const other = await begin();
    await askForImport(other, 'run00001', FILE, { dryRun: true });
    const before = await written(other);
    // One step per slice: earlier records are known only from the file.
    expect(await finish(toolPorts(other), openMetadataImport, 'run00001', 0)).toBe('done');
    const { run, rows } = await readRun(other, 'run00001');
    expect(run.counts).toMatchObject({ records: 42, created: 34, refused: 6, duplicate: 2 });
    expect(rows.map((row) => [row.line, row.code])).toEqual(
      whole.rows.map((row) => [row.line, row.code]),
    );
    expect(rows.slice(-2).map(({ remark }) => remark)).toEqual([
      { code: 'line-with-doi', values: { line: 4 } },
      { code: 'line-with-title', values: { line: 28 } },
    ]);
    expect(await written(other)).toEqual(before);
    await other.close();
  });

  it('ends with the same records wherever it is interrupted', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 4 }),
        async (deaths) => {
          const { press: dying, life } = dyingPress(await begin());
          await askForImport(dying, 'run00001', FILE, { publish: true });
          for (const writes of deaths) {
            life.dieAfter(writes);
            // The instance is gone: it writes nothing more, not even its error.
            await runSlice(toolPorts(dying), openMetadataImport, 'run00001', { forMs: 1e9 }).catch(
              (error: unknown) => {
                if (!(error instanceof Killed)) throw error;
              },
            );
            life.revive();
            await dying.db.doc('toolRuns/run00001').update({ lease: null });
          }
          await finish(toolPorts(dying), openMetadataImport, 'run00001');
          const now = await ended(dying, 'run00001');
          await dying.close();
          expect(now).toEqual(whole);
        },
      ),
      { numRuns: process.env.QUIRE_THOROUGH ? 40 : 3, seed: 7 },
    );
  });

  it('leaves articles by the importing user as drafts, and says so', async () => {
    const own = await begin();
    const user = { email: 'ada@example.org', displayName: 'Chidi N. Okafor', roles: ['admin'] };
    const updatedAt = '2026-05-01T00:00:00.000Z';
    await own.db.doc(`users/${ADMIN}`).set({ ...user, journals: [], updatedAt });
    const text = [line(1), line(2, { authors: ['Holt M'] })].join('\n');
    await askForImport(own, 'run00001', text, { publish: true });
    await finish(toolPorts(own), openMetadataImport, 'run00001');
    const articles = await own.db.collection('articles').orderBy('status').get();
    expect(articles.docs.map((doc) => [doc.get('status'), doc.get('authorLine')])).toEqual([
      ['draft', 'Holt, Okafor'],
      ['published', 'Holt'],
    ]);
    const { rows } = await readRun(own, 'run00001');
    expect(rows.map(({ code }) => code)).toContain('import/own-article');
    await own.close();
  });

  it('does not touch a run that another instance is working on', async () => {
    const other = await begin();
    await askForImport(other, 'run00001', FILE);
    const ports = toolPorts(other);
    const [first, second] = await Promise.all([
      runSlice(ports, openMetadataImport, 'run00001', { forMs: 1e9 }),
      runSlice(ports, openMetadataImport, 'run00001', { forMs: 1e9 }),
    ]);
    expect([first, second].toSorted()).toEqual(['done', 'idle']);
    expect((await readRun(other, 'run00001')).run.counts).toMatchObject({
      records: 42,
      created: 34,
    });
    await other.close();
  });
});
