/** The article editor as staff use it all day: one page, one article, everything after another. */

import { ARTICLES, articleDocId, VERSIONS } from '@quire/model/collections';
import { adminArticleEditorPath } from '@quire/model/office-paths';
import { adminLoginPath } from '@quire/model/paths';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { demoPapers } from './demo-paper.ts';
import { ALL_LOADED, EVERY_FACE, katexFaces } from './katex-faces.ts';
import { smallDocx } from './manuscript/small-docx.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import { openPage } from './watched-page.ts';

/** A paper that no other journey changes. */
const paper = demoPapers().find(({ akey }) => akey === 'seagrass-drag');
if (!paper) throw new Error('the demo press has no such paper');
const address = press.press + adminArticleEditorPath(articleDocId(paper.journal, paper.akey));

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

let browser: Browser;
let page: Page;
let text: Locator;

async function open(who: string): Promise<Page> {
  const opened = await openPage(browser);
  const { page: mine } = opened;
  await mine.goto(press.press + adminLoginPath());
  await mine.getByLabel('E-mail').fill(`${who}@saltmarsh.example`);
  await mine.getByLabel('Password', { exact: true }).fill(press.password);
  await mine.getByRole('button', { name: 'Sign in' }).click();
  await mine.waitForURL((url) => !url.pathname.endsWith('/login'));
  await mine.goto(address);
  await mine.getByLabel('Text (Markdown)').waitFor({ timeout: 30_000 });
  return mine;
}

/** Puts the caret at the end, on a line of its own. */
async function toTheEnd(on: Page = page): Promise<void> {
  await on.getByLabel('Text (Markdown)').focus();
  await on.keyboard.press('Control+End');
  await on.keyboard.insertText('\n\n');
}

/** Does something that shows one more of these, whatever the text had of them before. */
async function addsOne(shown: Locator, work: () => Promise<unknown>): Promise<void> {
  const before = await shown.count();
  await work();
  await expect.poll(() => shown.count(), { timeout: 20_000 }).toBe(before + 1);
}

const preview = () => page.getByRole('region', { name: 'Preview' });
const tab = (name: RegExp, on: Page = page) => on.getByRole('tab', { name }).click();
const button = (name: string, on: Page = page) => on.getByRole('button', { name, exact: true });
const dialog = (on: Page = page) => on.getByRole('dialog');

beforeAll(async () => {
  browser = await openBrowser();
  page = await open('admin');
  text = page.getByLabel('Text (Markdown)');
});
afterAll(() => browser.close());

describe('the article editor', () => {
  it('shows what is typed as readers will see it, and a formula while it is typed', async () => {
    await preview().getByRole('heading', { level: 1 }).waitFor({ timeout: 30_000 });
    await addsOne(preview().getByText('slowly', { exact: true }), async () => {
      await toTheEnd();
      await page.keyboard.type('Salt moves **slowly**: $\\frac{1}{7}');
      await page.keyboard.type('$');
      await page.keyboard.press('ArrowLeft');
      await page.locator('.cm-formula .katex').waitFor();
    });
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: /Kept on this device/ })
        .count(),
    ).toBe(1);
  });

  it('shows the page itself around the text: title, authors, abstract, statements', async () => {
    const id = articleDocId(paper.journal, paper.akey);
    const versions = admin.db.collection(`${ARTICLES}/${id}/${VERSIONS}`);
    const [newest] = (await versions.orderBy('revision', 'desc').limit(1).get()).docs;
    await preview().getByRole('heading', { level: 1 }).waitFor();
    await preview().getByText(newest?.get('metadata').authors[0].family).first().waitFor();
    await preview().getByRole('heading', { name: 'Abstract' }).waitFor();
    await preview().getByRole('list').first().waitFor();
  });

  it('scrolls text and preview together, from both sides', async () => {
    const top = (selector: string) =>
      page.locator(selector).evaluate((element) => Math.round(element.scrollTop));
    const shownIn = 'section[aria-label="Preview"]';
    await page.locator('.cm-scroller').hover();
    await page.mouse.wheel(0, -100_000);
    await expect.poll(() => top(shownIn)).toBe(0);
    await page.mouse.wheel(0, 1_500);
    await expect.poll(() => top(shownIn)).toBeGreaterThan(100);
    await preview().hover();
    await page.mouse.wheel(0, -100_000);
    await expect.poll(() => top('.cm-scroller')).toBe(0);
  });

  it('sets every formula of its preview in its own typeface', async () => {
    await toTheEnd();
    await page.keyboard.insertText(EVERY_FACE);
    // What is far from the window has not been set yet.
    const last = preview().locator('.katex-display .textbf').last();
    await last.waitFor({ state: 'attached' });
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => katexFaces(page), { timeout: 20_000 }).toEqual(ALL_LOADED);
    await page.keyboard.press('Control+z');
  });

  it('lets the keyboard leave: Escape, then Tab', async () => {
    await text.focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await text.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  });

  it('makes Markdown of a table from another program, and edits it as a grid', async () => {
    await toTheEnd();
    const paste = () =>
      text.evaluate((element) => {
        const data = new DataTransfer();
        data.setData(
          'text/html',
          '<table><tr><td>Site</td><td>Depth</td></tr><tr><td>A</td><td>1.5</td></tr></table>',
        );
        data.setData('text/plain', 'Site\tDepth');
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      });
    await addsOne(preview().getByRole('columnheader', { name: 'Depth' }), paste);
    const change = async () => {
      await button('Table').click();
      await dialog().getByLabel('Row 2, column 2').fill('2.5');
      await button('Add row below').click();
      await dialog().getByLabel('Row 3, column 1').fill('B');
      await button('Update table').click();
    };
    await addsOne(preview().getByRole('cell', { name: '2.5' }), () =>
      addsOne(preview().getByRole('cell', { name: 'B', exact: true }), change),
    );
  });

  it('adds a work from BibTeX and cites it; of a DOI that nobody has it says so', async () => {
    await toTheEnd();
    const cited = preview().getByText('Quince, 2020');
    const before = await cited.count();
    await button('Citation').click();
    const field = dialog().getByLabel('New works', { exact: false });
    await field.fill('10.5555/nobody.knows');
    await button('Cite').click();
    await dialog().getByText('No publication with this DOI was found').waitFor();
    await field.fill(
      '@article{quince2020, author={Quince, Ada}, title={Mud}, journal={Notes}, year={2020}}',
    );
    await button('Cite').click();
    await expect.poll(() => cited.count(), { timeout: 20_000 }).toBe(before + 1);
  });

  it('uploads a figure with alternative text', async () => {
    await toTheEnd();
    const shown = preview().getByRole('img', { name: 'A map of one point.' });
    const before = await shown.count();
    await button('Figure').click();
    await dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'the map.png', mimeType: 'image/png', buffer: PNG });
    expect(await button('Add figure').isDisabled()).toBe(true);
    await dialog().getByLabel('Alternative text', { exact: false }).fill('A map of one point.');
    await dialog().getByLabel('Caption').fill('The point.');
    await button('Add figure').click();
    await expect.poll(() => shown.count(), { timeout: 20_000 }).toBe(before + 1);
    await expect
      .poll(() => page.getByRole('region', { name: 'Uploads' }).count(), { timeout: 30_000 })
      .toBe(0);
    await tab(/^Problems/);
    expect(await page.getByRole('button', { name: /the-map/ }).count()).toBe(0);
  });

  it('lists what is amiss, with the way there, and the outline with the current section', async () => {
    await toTheEnd();
    await page.keyboard.insertText('## A new part\n\nCites [@nobody1999].');
    await tab(/^Problems/);
    await page
      .getByRole('button', { name: /nobody1999/ })
      .last()
      .click();
    await expect
      .poll(() => text.evaluate(() => getSelection()?.toString()))
      .toContain('@nobody1999');
    await tab(/^Outline/);
    const entry = page.getByRole('navigation', { name: 'Outline' }).getByText('A new part').last();
    await entry.waitFor();
    expect(await page.locator('[aria-current=location]').innerText()).toBe('A new part');
    expect(await faultsOf(page, 'the article editor')).toEqual([]);
  });

  it('puts together what two people write, and asks where they write the same', async () => {
    // It may have saved itself just now, and an unchanged text is not saved again.
    await toTheEnd();
    await page.keyboard.insertText('Mine, before.');
    await button('Save').click();
    await page
      .getByRole('status')
      .filter({ hasText: /Saved at/ })
      .waitFor();
    const other = await open('editor');
    await toTheEnd(other);
    await other.keyboard.insertText('Theirs, at the end.');
    await button('Save', other).click();
    await other
      .getByRole('status')
      .filter({ hasText: /Saved at/ })
      .waitFor();
    await text.getByText('Theirs, at the end.').last().waitFor();

    await toTheEnd();
    await page.keyboard.insertText('Mine, in this place.');
    await toTheEnd(other);
    await other.keyboard.insertText('Theirs, in this place.');
    await button('Save', other).click();
    await button('Compare').click();
    await dialog().getByText('Yours (editable)').waitFor();
    await button('Use merged version').click();
    await button('Save').click();
    await other.getByLabel('Text (Markdown)').getByText('Mine, in this place.').last().waitFor();
    await other.context().close();
  });

  it('lists versions with the people who saved them, compares them, and restores one', async () => {
    await tab(/^Versions/);
    const versions = page.getByRole('list', { name: 'Versions' }).getByRole('button');
    await expect.poll(() => versions.count()).toBeGreaterThan(3);
    expect(await versions.first().innerText()).toContain('You');
    await versions.last().click();
    await button('Restore').click();
    await expect.poll(() => text.innerText()).not.toContain('Mine, in this place.');
    await button('Undo').click();
    await text.focus();
    await page.keyboard.press('Control+End');
    await text.getByText('Mine, in this place.').last().waitFor();
  });

  it('imports Word instead of the text, and undoes it', async () => {
    await button('Import…').click();
    await dialog()
      .locator('input[type=file]')
      .setInputFiles({
        name: 'paper.docx',
        mimeType: 'application/zip',
        buffer: Buffer.from(smallDocx('Another paper', ['Words from Word.'])),
      });
    await dialog().getByRole('status').filter({ hasText: 'words' }).waitFor();
    await button('Import').click();
    await expect.poll(() => text.innerText()).not.toContain('Mine, in this place.');
    await text.focus();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+End');
    await text.getByText('Mine, in this place.').last().waitFor();
  });

  it('offers what a JATS file states, enters the chosen details, and names what was left out', async () => {
    const jats = `<?xml version="1.0"?><article><front><article-meta><volume>7</volume>
<contrib-group><contrib><name><surname>Quince</surname><given-names>Ada</given-names></name></contrib></contrib-group>
<abstract abstract-type="plain-language-summary"><p>Grass slows the sea.</p></abstract></article-meta></front>
<body><sec><title>One</title><p>Words of JATS.</p></sec></body></article>`;
    await button('Import…').click();
    await dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.xml', mimeType: 'text/xml', buffer: Buffer.from(jats) });
    const authors = dialog().getByRole('checkbox', {
      name: /^Authors and affiliations: Ada Quince/,
    });
    await authors.waitFor();
    // Existing details are kept unless the person chooses the file's.
    expect(await authors.isChecked()).toBe(false);
    const summary = dialog().getByRole('checkbox', { name: /^Plain-language summary/ });
    await summary.check();
    await dialog().getByText('Not imported from the file: the volume.').waitFor();
    expect(await faultsOf(page, 'the import')).toEqual([]);
    await button('Import').click();
    await page.getByText('The details have unsaved changes.').waitFor();
    await button('Save details').click();
    const id = articleDocId(paper.journal, paper.akey);
    const versions = admin.db.collection(`${ARTICLES}/${id}/${VERSIONS}`);
    const newest = async () =>
      (await versions.orderBy('revision', 'desc').limit(1).get()).docs[0]?.get('metadata');
    await expect
      .poll(async () => (await newest()).plainSummary, { timeout: 30_000 })
      .toBe('Grass slows the sea.');
    expect(JSON.stringify((await newest()).authors)).not.toContain('Quince');
  });

  it('keeps what an import could not read beside its line, until it is dismissed', async () => {
    const tex =
      '\\documentclass{article}\n\\begin{document}\nThe first paragraph.\n\nSand is \\lostcommand{held by eelgrass} here.\n\\end{document}';
    await button('Import…').click();
    await dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.tex', mimeType: 'text/x-tex', buffer: Buffer.from(tex) });
    await dialog().getByRole('status').filter({ hasText: 'words' }).waitFor();
    await button('Import').click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: /^Problems/ }).click();
    await page.getByRole('heading', { name: 'From the import' }).waitFor();
    const problem = page.getByRole('button', { name: /lostcommand.*Line 3/is }).first();
    await problem.click();
    await expect
      .poll(() => page.evaluate(() => getSelection()?.toString() ?? ''))
      .toContain('held by eelgrass');
    expect(await faultsOf(page, 'problems of the import')).toEqual([]);
    const dismiss = page.getByRole('button', { name: /^Dismiss: .*lostcommand/ });
    await dismiss.click();
    await dismiss.waitFor({ state: 'detached' });
  });
});
