import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedState, staleCards } from '../../testing/derived-state.ts';
import { dyingPress, Killed } from '../../testing/dying-press.ts';
import { putJournal, startTestPress, type TestPress } from '../../testing/test-press.ts';
import { askForImport, finish, readRun, toolPorts } from '../../testing/test-tools.ts';
import { collectAuthors } from '../people/collect-authors.ts';
import { writeLateCite } from '../publishing/cite/late-files.ts';
import { rebuildIssue } from '../publishing/rebuild-issue.ts';
import { rankAnew } from '../publishing/related/relate-article.ts';
import { runSlice } from '../tools/run-slice.ts';
import { openMetadataImport } from './import-metadata.ts';
import { RUN_MARK } from './imported-mark.ts';

const WORDS = ['silts', 'floods', 'meanders', 'freezes', 'erodes', 'recovers', 'drains', 'tides'];
const FAMILIES = ['Holt', 'Okafor', 'Aas', 'Ruiz', 'Ødegård', 'Nakamura', 'Holt-Ruiz'];

/** Enough for the press to be read as a whole; some share words and people. */
const FILE = Array.from({ length: 230 }, (_, n) =>
  JSON.stringify({
    title: `Creek ${n} ${WORDS[n % 8]} and ${WORDS[(n * 5 + 1) % 8]} ${WORDS[(n >> 3) % 8]}`,
    doi: `10.5555/creek.${n}`,
    authors: [`${FAMILIES[n % 7]} M`, `${FAMILIES[(n * 3) % 7]} ${'ABC'[n % 3]}`],
    journal: 'The CES journal',
    volume: String(1 + (n % 2)),
    issue: String(1 + (n % 3)),
    pages: `${n}-${n + 9}`,
    date: `20${10 + (n % 9)}-04-02`,
  }),
).join('\n');

async function begin(): Promise<TestPress> {
  const press = await startTestPress();
  await putJournal(press, 'CES');
  await askForImport(press, 'run00001', FILE, { publish: true });
  return press;
}

async function ended(press: TestPress) {
  const authors = await press.db.collection('authors').get();
  return {
    derived: await derivedState(press),
    authors: Object.fromEntries(authors.docs.map((doc) => [doc.id, doc.data()])),
    counts: (await readRun(press, 'run00001')).run.counts,
  };
}

let press: TestPress;
let whole: Awaited<ReturnType<typeof ended>>;
beforeAll(async () => {
  press = await begin();
  expect(await finish(toolPorts(press), openMetadataImport, 'run00001')).toBe('done');
  whole = await ended(press);
});
afterAll(() => press.close());

describe('a bulk import', () => {
  it('has the same result as importing each article by itself', async () => {
    expect(whole.counts).toMatchObject({ created: 230, published: 230, issues: 6 });
    expect(Object.keys(whole.authors).length).toBeGreaterThan(10);
    const { docs } = await press.db.collection('publishedArticles').get();
    expect(docs.filter((doc) => doc.get('related').length > 0).length).toBeGreaterThan(200);
    for (const issue of ['1-1', '2-2']) await rebuildIssue(press, 'CES', issue);
    for (const { id } of docs) {
      await rankAnew(press, id);
      await collectAuthors(press, id);
    }
    expect(await ended(press)).toEqual(whole);
    expect(await staleCards(press)).toEqual([]);
  });

  it('leaves its mark, so that its events do not repeat its work', async () => {
    const published = await press.db.doc('publishedArticles/CES~creek-7').get();
    const article = await press.db.doc('articles/CES~creek-7').get();
    expect(published.get(RUN_MARK)).toBe(article.get('importHash'));
    expect(article.get('words')).toContain('creek');
  });

  it('writes citation files when one of them is requested', async () => {
    expect([...press.bucket.files.keys()].filter((path) => path.startsWith('published/'))).toEqual(
      [],
    );
    const { apa, bibtex, csl } = (await press.db.doc('publishedArticles/CES~creek-7').get()).get(
      'cite',
    );
    expect(apa).toContain('Creek 7');
    expect(await writeLateCite(press, 'CES', 'creek-8', bibtex)).toBe(false);
    expect(await writeLateCite(press, 'CES', 'creek-7', `cite-${'0'.repeat(20)}.bib`)).toBe(false);
    expect(await writeLateCite(press, 'CES', 'creek-7', bibtex)).toBe(true);
    const { bytes } = press.bucket.files.get(`published/CES/creek-7/${bibtex}`) ?? {};
    expect(Buffer.from(bytes ?? []).toString()).toContain('10.5555/creek.7');
    expect(press.bucket.files.has(`published/CES/creek-7/${csl}`)).toBe(true);
  });

  it('has the same result wherever it is interrupted', async () => {
    const { press: dying, life } = dyingPress(await begin());
    for (const writes of [4, 3, 9, 5, 2, 8]) {
      life.dieAfter(writes);
      await runSlice(toolPorts(dying), openMetadataImport, 'run00001', { forMs: 1e9 }).catch(
        (error: unknown) => {
          if (!(error instanceof Killed)) throw error;
        },
      );
      life.revive();
      await dying.db.doc('toolRuns/run00001').update({ lease: null, state: 'running' });
    }
    expect(await finish(toolPorts(dying), openMetadataImport, 'run00001')).toBe('done');
    const now = await ended(dying);
    await dying.close();
    expect(now).toEqual(whole);
  });
});
