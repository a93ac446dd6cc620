import { readFile } from 'node:fs/promises';
import { SHARED_PAPERS } from '@quire/model/collections';
import { t } from '@quire/model/messages/t';
import { editorToolPath } from '@quire/model/paths';
import type { Browser, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, violationsOn, WCAG } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { ALL_LOADED, EVERY_FACE, katexFaces } from './katex-faces.ts';
import { joinPress } from './people/account.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import { openPage, type WatchedPage } from './watched-page.ts';

const PAPER = `---
title: "Tides & $x^2$"
authors:
  - { given: Ada, family: Holt }
abstract: As @holm2019 said.
bibliography: paper.bib
---

## Method

By @eq:e, $E$ grows [@holm2019]; see @tbl:t. <img src=x onerror="window.ran=1"><script>window.ran=2</script>
[click](javascript:window.ran=3) <svg onload="window.ran=4"></svg>

$$
E = mc^2 \\label{eq:e}
$$

Table: Heights. {#tbl:t}

| Site | Height |
|------|-------:|
| A    |    1.5 |
`;
const BIB =
  '@article{holm2019, author={Holm, Sigrid}, title={Breaking waves}, journal={Shores}, year={2019}}';

/** A picture of four pixels. */
const PIXELS = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMwDi03Di1ngFAAGuID/Tub31kAAAAASUVORK5CYII=',
  'base64',
);

let browser: Browser;
let watched: WatchedPage;
let page: Page;
const requests: string[] = [];

const text = () => page.getByRole('textbox', { name: 'Text of the paper' });
const preview = () => page.getByRole('region', { name: 'Preview' });
const tab = (name: string) => page.getByRole('tab', { name });

beforeAll(async () => {
  browser = await openBrowser();
  watched = await openPage(browser, {
    viewport: { width: 1280, height: 900 },
    acceptDownloads: true,
  });
  page = watched.page;
  page.context().on('request', (request) => {
    requests.push(`${request.method()} ${request.url()}`);
  });
  await page.goto(press.press + editorToolPath());
  await text().waitFor();
});
afterAll(() => browser.close());

async function saved(choice: RegExp): Promise<Download> {
  await page.getByRole('button', { name: 'Save as…' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: choice }).click(),
  ]);
  return download;
}

/** Ctrl-Z as often as it takes: browsers undo typing in steps of their own. */
async function undoTo(before: string): Promise<void> {
  for (let steps = 0; steps < 15 && (await text().inputValue()) !== before; steps += 1) {
    await text().press('Control+z');
  }
  expect(await text().inputValue()).toBe(before);
}

async function shown(): Promise<{ html: string; text: string; bibliography: string }> {
  // The last rendering is done when the picture is there, which comes after everything else.
  await preview().locator('figure img').waitFor();
  // Pictures have new addresses within the page each time it is opened.
  const html = await preview().locator('.article-body').last().innerHTML();
  return {
    html: html.replace(/blob:[^"]*/g, 'blob:'),
    text: await text().inputValue(),
    bibliography: await page.locator('#editor-bibliography').inputValue(),
  };
}

describe('the Markdown editor', () => {
  let written: Awaited<ReturnType<typeof shown>>;

  it('shows what is typed as readers will see it, and runs nothing of it', async () => {
    await tab('Bibliography').click();
    await page.getByRole('textbox', { name: 'Bibliography' }).fill(BIB);
    await tab('Text').click();
    await text().fill(PAPER);
    await preview().getByRole('heading', { name: 'Tides' }).waitFor();
    await preview().getByRole('link', { name: 'Equation 1' }).waitFor();
    expect(await preview().innerText()).toContain('Holm, 2019');
    expect(await preview().innerText()).toContain('Breaking waves');
    expect(await preview().innerText()).toContain('Ada Holt');
    expect(await preview().locator('table').count()).toBe(1);
    expect(await preview().locator('.katex').count()).toBeGreaterThanOrEqual(3);
    expect(
      await preview().locator('script, [onerror], [onload], [href^="javascript"]').count(),
    ).toBe(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  it('sets every formula in its own typeface', async () => {
    const before = await text().inputValue();
    await text().fill(EVERY_FACE);
    await preview().locator('.katex-display .textbf').last().waitFor();
    await expect.poll(() => katexFaces(page)).toEqual(ALL_LOADED);
    await text().fill(before);
  });

  it('takes a picture, and asks what it shows', async () => {
    await text().press('Control+End');
    await page.getByRole('button', { name: 'Figure' }).click();
    await page
      .getByLabel('Picture', { exact: true })
      .setInputFiles({ name: 'Höhe 1.png', mimeType: 'image/png', buffer: PIXELS });
    await page.getByLabel('Description for people who cannot see it').fill('Four pixels');
    await page.getByLabel('Caption').fill('The height.');
    await page.getByRole('button', { name: 'Add figure' }).click();
    const image = preview().locator('figure img');
    await image.waitFor();
    expect(await image.getAttribute('alt')).toBe('Four pixels');
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBe(2);
    expect(await text().inputValue()).toContain('![The height.](figures/Hohe-1.png)');
    written = await shown();
  });

  it('keeps everything through a reload', async () => {
    await page.reload();
    await text().waitFor();
    expect(await shown()).toEqual(written);
  });

  it('puts what its buttons say into the text, and Ctrl-Z undoes it', async () => {
    await text().press('Control+End');
    await page.getByRole('button', { name: 'Table' }).click();
    await page.keyboard.type('Typed over');
    expect(await text().inputValue()).toContain('Table: Typed over {#tbl:name}');
    await undoTo(written.text);
    await text().press('Control+b');
    expect((await text().inputValue()).endsWith('**bold words**')).toBe(true);
    await undoTo(written.text);
  });

  it('cites what is chosen from the bibliography', async () => {
    await page.getByRole('button', { name: 'Citation' }).click();
    await page.getByLabel('Works').selectOption('holm2019');
    await page.getByRole('button', { name: 'Cite', exact: true }).click();
    expect((await text().inputValue()).endsWith('[@holm2019]')).toBe(true);
    await undoTo(written.text);
  });

  it('leads from a problem to its line', async () => {
    await page.getByRole('button', { name: /problem/ }).click();
    const problem = page.getByRole('region', { name: 'Problems' }).getByRole('button').first();
    const line = Number(/Line (\d+)/.exec(await problem.innerText())?.[1]);
    await problem.click();
    const at = await text().evaluate((area: HTMLTextAreaElement) => area.selectionStart);
    expect(written.text.slice(0, at).split('\n')).toHaveLength(line);
    await page.getByRole('button', { name: /problem/ }).click();
  });

  it('gives the keyboard back after Escape', async () => {
    await text().focus();
    await text().press('Tab');
    expect(await text().evaluate((area) => area === document.activeElement)).toBe(true);
    await text().press('Control+z');
    await text().press('Escape');
    await text().press('Tab');
    expect(await text().evaluate((area) => area === document.activeElement)).toBe(false);
    const toolbar = page.getByRole('toolbar');
    await toolbar.getByRole('button').first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Bold',
    );
    await tab('Text').focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('textbox', { name: 'Bibliography' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await text().waitFor();
  });

  it('saves the paper, forgets it, and opens it again as it was', async () => {
    const archive = await saved(/whole paper/);
    expect(archive.suggestedFilename()).toBe('tides-x-2.zip');
    const file = await archive.path();

    await page.getByRole('button', { name: 'Forget…' }).click();
    await page.getByRole('button', { name: 'Leave everything' }).click();
    expect(await text().inputValue()).toBe(written.text);
    await page.getByRole('button', { name: 'Forget…' }).click();
    await page.getByRole('button', { name: 'Forget everything here' }).click();
    await expect.poll(() => text().inputValue()).toBe('');
    await page.reload();
    await preview().getByRole('button', { name: 'Begin with an example' }).waitFor();
    expect(await text().inputValue()).toBe('');

    await text().fill('Something else.');
    const archived = {
      name: 'paper.zip',
      mimeType: 'application/zip',
      buffer: await readFile(file),
    };
    await page.getByLabel('Open…').setInputFiles(archived);
    await page.getByRole('button', { name: 'Open it' }).click();
    await preview().locator('figure img').waitFor();
    expect(await shown()).toEqual(written);
    await page.getByRole('button', { name: 'Restore the previous text' }).click();
    expect(await text().inputValue()).toBe('Something else.');
    await page.getByLabel('Open…').setInputFiles(archived);
    await page.getByRole('button', { name: 'Open it' }).click();
    await preview().locator('figure img').waitFor();
  });

  it('makes a page that can be read without a network', async () => {
    const html = await readFile(await (await saved(/page to read/)).path(), 'utf8');
    const alone = await browser.newContext({ offline: true });
    const reader = await alone.newPage();
    const asked: string[] = [];
    reader.on('request', ({ url }) => asked.push(url()));
    await reader.setContent(html, { waitUntil: 'load' });
    expect(await reader.locator('h1').innerText()).toContain('Tides');
    expect(
      await reader.locator('figure img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBe(2);
    expect(await reader.evaluate(() => document.fonts.check('16px KaTeX_Math'))).toBe(true);
    expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([]);
    await alone.close();
  });

  it('is saved for Word, for LaTeX and for archives', async () => {
    for (const [choice, ending] of [
      [/Word/, '.docx'],
      [/LaTeX/, '-latex.zip'],
      [/JATS/, '-jats.zip'],
    ] as const) {
      const file = await saved(choice);
      expect(file.suggestedFilename()).toBe(`tides-x-2${ending}`);
      expect((await readFile(await file.path())).length).toBeGreaterThan(500);
    }
  });

  it('prints the paper, and nothing around it', async () => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { name: 'What can be written' }).isVisible()).toBe(
      false,
    );
    expect(await page.locator('body > #root header').first().isVisible()).toBe(false);
    expect(await text().isVisible()).toBe(false);
    expect(await preview().locator('table').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
  });

  it.each([
    ['phone, light', { width: 390, height: 844 }, 'light'],
    ['desktop, dark', { width: 1280, height: 900 }, 'dark'],
  ] as const)('has no accessibility violation on a %s screen', async (_, size, colorScheme) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    if (size.width < 600) {
      await tab('Preview').click();
      await page.getByRole('tabpanel', { name: 'Preview' }).waitFor();
      expect(await text().isVisible()).toBe(false);
    }
    const violations = await violationsOn(page, WCAG);
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    expect(found).toEqual([]);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBeLessThanOrEqual(0);
  });

  it('sent nothing: the page and its own files were all that was asked for', () => {
    const own = [`GET ${press.press}${editorToolPath()}`, `GET ${press.press}/favicon.svg`];
    const others = requests.filter(
      (request) =>
        !own.includes(request) &&
        !request.startsWith(`GET ${press.press}/assets/`) &&
        !/^GET (blob|data):/.test(request),
    );
    expect(others).toEqual([]);
    expect(watched.problems()).toEqual([]);
  });

  it('is continued in an account after signing in, and stays on the device', async () => {
    const writer = await joinPress('editor-writes');
    await page.setViewportSize(DESKTOP);
    await page.getByRole('button', { name: 'Save as…' }).click();
    await page.getByRole('button', { name: /Continue in your account/ }).click();
    await page.getByLabel(t('forms.email')).fill(writer.email);
    await page.getByLabel(t('forms.password'), { exact: true }).fill(writer.password);
    await page.getByRole('button', { name: t('signIn.signIn') }).click();
    const source = page.getByRole('textbox', { name: 'Text (Markdown)' });
    await source.getByText('Tides &').waitFor({ timeout: 60_000 });
    await page.getByText('Saved', { exact: true }).waitFor({ timeout: 30_000 });
    expect(page.url()).not.toContain('from=');
    await preview().locator('figure img').waitFor({ timeout: 30_000 });
    expect(await preview().innerText()).toContain('Holm, 2019');

    const id = new URL(page.url()).searchParams.get('paper') ?? '';
    const record = await admin.db.doc(`${SHARED_PAPERS}/${id}`).get();
    expect(record.get('title')).toContain('Tides');
    expect(Object.keys(record.get('pictures'))).toEqual(['Hohe-1.png']);

    await page.goto(press.press + editorToolPath());
    await text().waitFor();
    await expect.poll(() => text().inputValue()).toBe(written.text);
  });

  it('can be read without JavaScript, the guide with its examples', async () => {
    const { page: still } = await openPage(browser, { javaScriptEnabled: false });
    await still.goto(press.press + editorToolPath());
    const words = await still.locator('main').innerText();
    expect(words).toContain('Writing here needs JavaScript');
    expect(words).toContain('You write');
    expect(await still.locator('main .katex').count()).toBeGreaterThanOrEqual(3);
    expect(await still.locator('main .diagram').count()).toBe(4);
    await still.context().close();
  });
});
