/** A reader highlights and notes a passage, and sends the note as a comment; an editor publishes it; everybody reads it. */
import { annotationsPath } from '@quire/model/article-paths';
import { articleDocId, COMMENTS } from '@quire/model/collections';
import { adminCommentsPath, adminReportedCommentsPath } from '@quire/model/office-paths';
import { articlePath } from '@quire/model/paths';
import { ownNotesPath } from '@quire/model/submission-paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, dress, LOOKS, violationsOn } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import type { WatchedPage } from './watched-page.ts';

const PLACE = ['MSP', '1-1', 'agar-creep-data'] as const;
const ARTICLE = articleDocId('MSP', 'agar-creep-data');
const TEXT = `Was the oil changed between samples? ${Date.now().toString(36)}`;
const person = (role: string) => ({
  email: `${role}@saltmarsh.example`,
  password: press.password,
});

let browser: Browser;
let reader: WatchedPage;
let desk: WatchedPage;

beforeAll(async () => {
  browser = await openBrowser();
  const at = { viewport: DESKTOP };
  reader = await openAs(browser, person('author'), articlePath(...PLACE), at);
  desk = await openAs(browser, person('editor'), adminCommentsPath('waiting'), at);
});
afterAll(async () => {
  const sent = await admin.db.collection(COMMENTS).where('text', '==', TEXT).get();
  for (const { ref } of sent.docs) await ref.delete();
  await admin.db.doc(`annotations/demo-author~${ARTICLE}`).delete();
  await browser.close();
});

/** Selects a passage of the article as a reader does. */
const select = (page: Page, words: string) =>
  page.evaluate(async (wanted) => {
    const walker = document.createTreeWalker(
      document.getElementById('article-body') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      node.parentElement?.scrollIntoView({ block: 'center' });
      // Selects the text only when scrolling has ended.
      await new Promise((resolve) => setTimeout(resolve, 300));
      getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
      return;
    }
    throw new Error(`not in the article: ${wanted}`);
  }, words);

const drawn = (page: Page) =>
  page.evaluate(() => ('highlights' in CSS ? (CSS.highlights.get('quire-notes')?.size ?? 0) : -1));

it('opens the notes of a reader, and highlights a passage', async () => {
  const { page } = reader;
  await page.getByRole('button', { name: 'Highlights and notes' }).first().click();
  await page.getByText('Select a passage of the article').waitFor();
  await select(page, 'smooth plates slip on gels');
  await page.getByRole('button', { name: 'Highlight', exact: true }).click();
  await page.getByRole('status').getByText('Highlighted.').waitFor();
  expect(await drawn(page)).toBe(1);
});

it('offers the bar to the keyboard, and takes it away by Escape', async () => {
  const { page } = reader;
  await select(page, 'The gap was');
  await page.getByRole('toolbar', { name: 'Annotate the selection' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByRole('toolbar').count()).toBe(0);
});

it('writes a note, deletes a highlight and brings it back', async () => {
  const { page } = reader;
  await select(page, 'light paraffin oil');
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await page.getByLabel('Your note').fill(TEXT);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('complementary', { name: 'Highlights and notes' }).getByText(TEXT).waitFor();
  await page.getByRole('button', { name: /^Delete: smooth plates/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Restored.').waitFor();
  expect(await drawn(page)).toBe(2);
});

it('is accessible in all looks', async () => {
  const { page } = reader;
  const faults: unknown[] = [];
  for (const look of LOOKS) {
    await dress(page, look);
    faults.push(...(await violationsOn(page, look.rules)));
  }
  await dress(page, { viewport: DESKTOP, theme: 'light' });
  expect(faults).toEqual([]);
});

it('sends the note to the journal, which publishes it', async () => {
  await reader.page.getByRole('button', { name: /^Send as comment: light paraffin/ }).click();
  await reader.page.getByText('Sent. The journal will check it before it appears.').waitFor();
  const { page } = desk;
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: TEXT });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect
    .poll(async () => {
      const published = await admin.db.doc(`publishedComments/${ARTICLE}`).get();
      return JSON.stringify(published.get('comments'));
    })
    .toContain(TEXT);
});

it('shows it to everybody, with and without a browser’s script', async () => {
  const page = await fetch(`${press.press}${articlePath(...PLACE)}`);
  expect(await page.text()).toContain(TEXT);
  const container = await fetch(`${press.press}${annotationsPath(...PLACE)}`);
  expect(container.headers.get('content-type')).toContain('application/ld+json');
  expect(container.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  expect(await container.text()).toContain(TEXT);
});

it('takes a report of it from another reader, which the journal settles', async () => {
  const other = await openAs(browser, person('reviewer'), articlePath(...PLACE), {
    viewport: DESKTOP,
  });
  const comment = other.page.locator('article').filter({ hasText: TEXT }).last();
  await comment.getByRole('link', { name: /^Report the comment by/ }).click();
  const dialog = other.page.getByRole('dialog', { name: /^Report the comment by/ });
  await dialog.getByLabel('What is wrong with this comment?').fill('It is off topic.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByText('The journal has received your report.').waitFor();
  expect(other.problems()).toEqual([]);
  const { page } = desk;
  await page.goto(press.press + adminReportedCommentsPath());
  const row = page.getByRole('row').filter({ hasText: TEXT });
  await row.getByRole('button', { name: 'Show reports' }).click();
  await row.getByText('It is off topic.').waitFor();
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  const isReported = async () => {
    const sent = await admin.db.collection(COMMENTS).where('text', '==', TEXT).get();
    return sent.docs.map((each) => [each.get('state'), each.get('isReported') ?? false]);
  };
  await expect.poll(isReported).toEqual([['published', false]]);
});

it('lists the reader’s notes of all articles, deletes one and brings it back', async () => {
  const { page } = reader;
  await page.goto(press.press + ownNotesPath());
  const panel = page.getByRole('region').filter({ hasText: 'smooth plates slip on gels' }).last();
  await panel.getByRole('button', { name: /^Delete: smooth plates/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await panel.getByRole('link', { name: /^Show in the article: smooth plates/ }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as Markdown' }).click();
  expect((await download).suggestedFilename()).toBe('notes.md');
  const faults: unknown[] = [];
  for (const look of LOOKS) {
    await dress(page, look);
    faults.push(...(await violationsOn(page, look.rules)));
  }
  expect(faults).toEqual([]);
  await dress(page, { viewport: DESKTOP, theme: 'light' });
  await page.goto(press.press + articlePath(...PLACE));
});

it('finds the reader’s notes when they come back', async () => {
  const { page } = reader;
  await page.reload();
  await expect.poll(() => drawn(page)).toBe(1);
  expect(reader.problems()).toEqual([]);
});
