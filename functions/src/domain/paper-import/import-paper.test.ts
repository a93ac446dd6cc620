import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestJournal, type TestPress } from '../../testing/test-press.ts';
import { AWAY, FINDING } from '../../testing/test-scanners.ts';
import { importPaper, type PaperImport } from './import-paper.ts';

let press: TestPress;

beforeEach(async () => {
  press = await startTestJournal('1-1');
});
afterEach(() => press.close());

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20"/></svg>';
const paper = (title: string, family = 'Holt') => `---
key: creeks
title: "${title}"
authors:
  - { given: Maren, family: ${family} }
dates: { published: 2026-05-20 }
abstract: It rises and it falls.
---
## Tides

See Figure \\ref{fig:a} and $x^2$.

![A creek.\\label{fig:a}](figures/a.svg)

![Not there.](figures/b.png)
`;

const files = (entries: Record<string, string>) =>
  new Map(Object.entries(entries).map(([name, text]) => [name, new TextEncoder().encode(text)]));
const run = (text: string, change: Partial<PaperImport> = {}) =>
  importPaper(press, {
    journal: 'CES',
    issue: '1-1',
    files: files({ 'paper.md': text, 'figures/a.svg': SVG }),
    dryRun: false,
    publish: true,
    by: 'editor',
    mayEdit: () => true,
    ...change,
  });
const article = async () => (await press.db.doc('articles/CES~creeks').get()).data();
const versions = async () => (await press.db.collection('articles/CES~creeks/versions').get()).size;

describe('importing a paper', () => {
  it('stores nothing that the scanner has rejected or not scanned', async () => {
    const paperOf = { journal: 'CES', issue: '1-1', files: files({ 'paper.md': paper('Creeks') }) };
    const asked = { ...paperOf, dryRun: false, publish: true, by: 'e', mayEdit: () => true };
    for (const [scanner, code] of [
      [FINDING, 'file/infected'],
      [AWAY, 'file/scanner-away'],
    ] as const) {
      const report = await importPaper({ ...press, scanner }, asked);
      expect(report).toMatchObject({ outcome: 'refused', problems: [{ severity: 'error', code }] });
    }
    expect(await article()).toBeUndefined();
  });

  it('stores the PDF without its scripts, and omits one that cannot be read', async () => {
    const made = await PDFDocument.create();
    made.addPage();
    made.addJavaScript('main', 'app.alert(1)');
    const text = new TextEncoder().encode(paper('Creeks'));
    const beside = (pdf: Uint8Array) => ({
      files: new Map([
        ['paper.md', text],
        ['paper.pdf', pdf],
      ]),
    });
    const unread = await run('', { ...beside(Buffer.from('%PDF-1.7 no more')), dryRun: true });
    expect(unread.problems.map(({ code }) => code)).toContain('pdf/unsafe');
    await run('', beside(await made.save()));
    const paths = (await press.db.doc('articles/CES~creeks/versions/r000001').get()).get('files');
    const { path } = paths.find(({ role }: { role: string }) => role === 'pdf');
    const kept = await PDFDocument.load((await press.bucket.read(path)) ?? '');
    expect(String(await kept.save({ useObjectStreams: false }))).not.toContain('app.alert');
  });

  it('writes the article, its version and its figures, and reports what is missing', async () => {
    const report = await run(paper('Creeks'));
    expect(report).toMatchObject({ outcome: 'created', articleId: 'CES~creeks', title: 'Creeks' });
    expect(report.problems).toMatchObject([
      { code: 'figure/missing', line: 15 },
      { code: 'figure/alt', line: 13 },
      { code: 'text/counts' },
    ]);
    expect(report.counts).toEqual({
      source: { words: 12, formulas: 1, figures: 2, tables: 0, citations: 0, references: 0 },
      result: { words: 12, formulas: 1, figures: 2, tables: 0, citations: 0, references: 0 },
    });
    expect(await article()).toMatchObject({
      status: 'published',
      revision: 1,
      publishedRevision: 1,
      authorLine: 'Holt',
    });
    const version = (await press.db.doc('articles/CES~creeks/versions/r000001').get()).data();
    expect(version?.files).toMatchObject([
      { role: 'figure', name: 'figures/a.svg', contentType: 'image/png', width: 1600, height: 800 },
    ]);
    const [{ path, original }] = version?.files ?? [];
    expect(original).toMatchObject({ contentType: 'image/svg+xml' });
    expect([...press.bucket.files.keys()]).toEqual([path, original.path]);
  });

  it('changes nothing the second time, and keeps later changes by staff', async () => {
    await run(paper('Creeks'));
    const edit = { title: 'Edited by staff', revision: 2, publishedRevision: 2 };
    await press.db.doc('articles/CES~creeks').update(edit);
    expect((await run(paper('Creeks'))).outcome).toBe('unchanged');
    expect(await article()).toMatchObject(edit);
    expect(await versions()).toBe(1);
  });

  it('saves a changed paper as the next version', async () => {
    await run(paper('Creeks'));
    expect((await run(paper('Creeks, revised'))).outcome).toBe('updated');
    expect(await article()).toMatchObject({ title: 'Creeks, revised', publishedRevision: 2 });
    expect(await versions()).toBe(2);
  });

  it('makes one article of a paper that is sent several times concurrently', async () => {
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => run(paper('Creeks'))));
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([
      'created',
      'unchanged',
      'unchanged',
      'unchanged',
    ]);
    expect(await versions()).toBe(1);
  });

  it('writes nothing in a dry run', async () => {
    expect((await run(paper('Creeks'), { dryRun: true })).outcome).toBe('dry-run');
    expect(await article()).toBeUndefined();
    expect(press.bucket.writes).toBe(0);
  });

  it('publishes neither articles by the importing user nor articles of manuscripts', async () => {
    const updatedAt = '2026-05-01T00:00:00.000Z';
    const user = { displayName: 'Maren Holt', roles: ['admin'], journals: [], updatedAt };
    await press.db.doc('users/editor').set({ ...user, email: 'maren@example.org' });
    const own = await run(paper('Creeks'));
    expect(own.problems[0]).toMatchObject({ code: 'import/own-article' });
    expect(await article()).toBeUndefined();
    expect((await run(paper('Creeks'), { publish: false })).outcome).toBe('created');
    // Only by address, whatever the name.
    const text = paper('Creeks', 'Okafor, email: ada@example.org');
    await press.db.doc('users/ada').set({ ...user, displayName: 'Ada', email: 'ada@example.org' });
    expect((await run(text, { by: 'ada' })).problems[0]).toMatchObject({
      code: 'import/own-article',
    });
    await press.db.doc('articles/CES~creeks').update({ submission: 'reviewed' });
    const past = await run(paper('Creeks'), { by: 'somebody' });
    expect(past.problems[0]).toMatchObject({ code: 'import/has-manuscript' });
    expect(await article()).toMatchObject({ status: 'draft' });
  });

  it('records who published with an import, and the authors’ accounts', async () => {
    const updatedAt = '2026-05-01T00:00:00.000Z';
    const user = { displayName: 'Ada', roles: ['editor'], journals: ['CES'], updatedAt };
    await press.db.doc('users/ada').set({ ...user, email: 'ada@example.org' });
    await run(paper('Creeks', 'Okafor, email: ada@example.org'));
    expect(await article()).toMatchObject({ authorUids: ['ada'], agreedRevision: 1 });
    const log = await press.db.collection('audit').where('article', '==', 'CES~creeks').get();
    expect(log.docs.map((doc) => doc.data())).toMatchObject([
      { action: 'article.import', by: 'editor', revision: 1, to: 'published' },
    ]);
  });

  it('publishes later what was imported as a draft', async () => {
    await run(paper('Creeks'), { publish: false });
    expect(await article()).toMatchObject({ status: 'draft', publishedRevision: 0 });
    expect((await run(paper('Creeks'))).outcome).toBe('updated');
    expect(await article()).toMatchObject({ status: 'published', publishedRevision: 1 });
  });

  it('moves a published article to another issue only when it publishes', async () => {
    const first = (await press.db.doc('issues/CES~1-1').get()).data();
    await press.db.doc('issues/CES~1-2').set({ ...first, issueid: '1-2' });
    await run(paper('Creeks'));
    await run(`${paper('Creeks')}\nMore.`, { issue: '1-2', publish: false });
    expect(await article()).toMatchObject({ issue: '1-1', revision: 2, publishedRevision: 1 });
    await run(`${paper('Creeks')}\nMore still.`, { issue: '1-2' });
    expect(await article()).toMatchObject({ issue: '1-2', publishedRevision: 3 });
  });
});

describe('a paper that cannot be imported', () => {
  const firstCode = async (report: ReturnType<typeof run>) => {
    const { outcome, problems } = await report;
    return [outcome, problems[0]?.code];
  };

  it('is refused if its journal or issue does not exist', async () => {
    expect(await firstCode(run(paper('x'), { journal: 'NO' }))).toEqual([
      'refused',
      'import/journal-missing',
    ]);
    expect(await firstCode(run(paper('x'), { issue: '9-9' }))).toEqual([
      'refused',
      'import/issue-missing',
    ]);
  });

  it('is refused without a text', async () => {
    const report = await run('', { files: files({ 'notes.txt': 'hello' }) });
    expect(report.outcome).toBe('refused');
    expect(report.problems[0]?.severity).toBe('error');
  });

  it('is refused if another article has its key', async () => {
    await run(paper('Creeks'));
    const other = await run(paper('Something else', 'Okafor'));
    expect([other.outcome, other.problems[0]?.code]).toEqual(['refused', 'import/key-taken']);
    expect(await article()).toMatchObject({ title: 'Creeks' });
  });

  it('is refused from its own author and after a retraction', async () => {
    await run(paper('Creeks'));
    await press.db.doc('articles/CES~creeks').update({ authorUids: ['me'], status: 'retracted' });
    const mayEdit = (uids: readonly string[]) => !uids.includes('me');
    expect(await firstCode(run(paper('New'), { mayEdit }))).toEqual([
      'refused',
      'import/own-article',
    ]);
    expect(await firstCode(run(paper('New')))).toEqual(['refused', 'import/not-publishable']);
  });

  it('loses a malformed figure, with a message', async () => {
    const bad = files({ 'paper.md': paper('Creeks'), 'figures/a.svg': '<html><script>' });
    const report = await run('', { files: bad });
    expect(report.problems).toContainEqual(
      expect.objectContaining({ code: 'figure/not-an-image' }),
    );
    expect(press.bucket.writes).toBe(0);
  });
});
