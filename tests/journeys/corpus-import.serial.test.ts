/**
 * The import of the corpus' records by an admin at the tools page: tried, imported, and imported again
 * with a stop and a crash in between. Some hundred of them each day; QUIRE_THOROUGH=1: all 27,353.
 */
import { readFile } from 'node:fs/promises';
import { adminToolsPath } from '@quire/model/office-paths';
import { articlePath, issuePath } from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, dress, faultsOf, PHONE } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import {
  killFunctions,
  letLeaseLapse,
  readRun,
  rowsOf,
  runOf,
  runWhen,
  watchProgress,
} from './import/at-run.ts';
import { BAD, type Copy, copiesOf, hasCorpus } from './import/corpus-records.ts';
import { differences, whatWasMade } from './import/what-was-made.ts';
import { runNow } from './office/run-now.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const IS_WHOLE = Boolean(process.env.QUIRE_THOROUGH);
const MOST = IS_WHOLE ? Number.POSITIVE_INFINITY : 240;
const PATIENCE = IS_WHOLE ? 3_600_000 : 240_000;
const MARK = `x${Date.now().toString(36)}`;

let browser: Browser;
let page: Page;
let copies: readonly [Copy, Copy];
const runs: string[] = [];

beforeAll(async () => {
  if (!hasCorpus) return;
  copies = copiesOf(MOST, MARK);
  browser = await openBrowser();
  const person = { email: 'admin@saltmarsh.example', password: press.password };
  page = (await openAs(browser, person, adminToolsPath(), { viewport: DESKTOP })).page;
});
afterAll(() => browser?.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const isDone = () => page.getByRole('status').getByText(/^Done/).waitFor({ timeout: PATIENCE });

/** Chooses a file and tries it; resolves when it has been read. */
async function tryFile({ text, journals }: Copy): Promise<void> {
  await page.goto(press.press + adminToolsPath());
  const name = `${journals[0]?.issn}.jsonl`;
  const form = page.getByRole('region', { name: 'Import metadata' });
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await form.getByLabel('File with records').setInputFiles(file);
  await form.getByLabel('Create missing journals').check();
  await form.getByLabel('Publish (otherwise imported as drafts)').check();
  await form.getByRole('button', { name: 'Dry run', exact: true }).click();
  await page.getByRole('heading', { name: new RegExp(`dry run of ${name}`) }).waitFor();
  await isDone();
}

/** Makes the run that was tried a real one; resolves when the page shows it. */
async function importForReal(): Promise<string> {
  const tried = runOf(page);
  await button('Import…').click();
  await button('Import').click();
  await page.waitForURL((url) => ![tried, null].includes(url.searchParams.get('run')));
  return runOf(page);
}

const linesOf = ({ text }: Copy) => text.trimEnd().split('\n').length;

describe.skipIf(!hasCorpus)('records of the corpus (needs it: set QUIRE_CORPUS)', () => {
  it(
    'are tried first, and bad ones are told with their line and reason',
    async () => {
      await tryFile(copies[0]);
      const { counts } = await readRun(runOf(page));
      expect(counts.records).toBe(linesOf(copies[0]));
      // Besides ours, the corpus has hardly any: a DOI with a blank in it.
      expect((counts.refused ?? 0) - BAD.length).toBeLessThan(linesOf(copies[0]) / 1_000);
      const told = (await rowsOf(runOf(page))).filter(({ severity }) => severity === 'error');
      expect(told).toHaveLength(counts.refused ?? 0);
      const ours = BAD.map(({ line, code }) => expect.objectContaining({ line, code }));
      expect(told).toEqual(expect.arrayContaining(ours));
      const row = page.getByRole('row').filter({ hasText: 'import/not-json' });
      expect(await row.innerText()).toMatch(/^3\s+Error\s+The line is not JSON/);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button('Save as CSV').click(),
      ]);
      const csv = await readFile(await download.path(), 'utf8');
      const errors = csv
        .split('\r\n')
        .map((line) => line.split(','))
        .filter(([, kind]) => kind === 'error');
      expect(errors.map(([line, , code]) => [Number(line), code])).toEqual(
        told.map(({ line, code }) => [line, code]),
      );
      expect(csv).toContain(`,"${BAD[0].text.replaceAll('"', '""')}"`);
    },
    PATIENCE,
  );

  it(
    'are imported while a bar shows how far it is, and readers see them',
    async () => {
      const progress = await watchProgress(page);
      const begun = performance.now();
      runs.push(await importForReal());
      await isDone();
      const { counts } = await readRun(runs[0] ?? '');
      const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
      console.info(`imported in ${seconds} s: ${JSON.stringify(counts)}`);
      const { refused = 0, duplicate = 0 } = counts;
      expect(counts.created).toBe(linesOf(copies[0]) - refused - duplicate);
      expect(counts.published).toBe(counts.created);
      expect((await progress()).length).toBeGreaterThan(3);
      const { docs } = await admin.db
        .collection('publishedArticles')
        .where('journalIssn', '==', copies[0].journals[0]?.issn)
        .limit(1)
        .get();
      const { journal, issue, akey, title } = docs[0]?.data() ?? {};
      for (const path of [issuePath(journal, issue), articlePath(journal, issue, akey)]) {
        const answer = await fetch(press.press + path);
        expect(answer.status, path).toBe(200);
        const words = /[A-Za-z ]{12,}/.exec(title)?.[0] ?? title;
        expect(await answer.text(), path).toContain(words);
      }
    },
    PATIENCE,
  );

  it(
    'end as the same when the import is stopped, resumed, and dies on its way',
    async () => {
      await tryFile(copies[1]);
      const run = await importForReal();
      runs.push(run);
      await runWhen(run, ({ progress }) => progress.done > 0);
      await button('Stop').click();
      await page
        .getByRole('status')
        .getByText(/^Stopped/)
        .waitFor();
      const stopped = await readRun(run);
      await button('Continue').click();
      await runWhen(run, ({ phase, progress, state }) =>
        IS_WHOLE
          ? progress.done > stopped.progress.done * 1.2 + 1_000_000
          : state === 'running' &&
            (phase !== stopped.phase || progress.done > stopped.progress.done),
      );
      if (IS_WHOLE) killFunctions();
      await letLeaseLapse(run);
      const dead = await readRun(run);
      await runNow('maintainToolRuns');
      await isDone();
      const after = await readRun(run);
      expect(stopped.state).toBe('cancelled');
      expect(after.slices).toBeGreaterThanOrEqual(3);
      expect(dead.state).toBe('running');
      const whole = await readRun(runs[0] ?? '');
      expect(after.counts).toEqual(whole.counts);
      const [first, second] = [await whatWasMade(copies[0]), await whatWasMade(copies[1])];
      expect(first.size).toBeGreaterThan((whole.counts.created ?? 0) * 4);
      expect(differences(first, second).slice(0, 5)).toEqual([]);
      expect(await withoutJournals(runs[0] ?? '')).toEqual(await withoutJournals(run));
    },
    PATIENCE,
  );

  it('have a page for their run that is well read on a phone', async () => {
    await dress(page, { viewport: PHONE, theme: 'light' });
    expect(await faultsOf(page, 'a run')).toEqual([]);
  });
});

/** A run's report without the names of its copy's journals. */
async function withoutJournals(run: string): Promise<readonly unknown[]> {
  const rows = await rowsOf(run);
  return rows.map(({ line, severity, code }) => ({ line, severity, code }));
}
