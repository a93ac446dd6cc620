/** What readers do with formulas, in a browser: they copy passages and open a formula's menu. */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderDocument } from '../../content/src/render-document.ts';
import { openBrowser } from '../journeys/browser.ts';

const TOOLS = new URL('../../web/src/pages/article/tools/', import.meta.url).pathname;
const MARKDOWN =
  'Let $\\im < x$ be.\n\n$$a = b + \\frac{1}{2} \\label{eq:a}$$\n\nAnd $c^2$ ends [it](https://example.org).';

declare global {
  interface Window {
    tools: { openFormula(formula: Element): void; stepThroughFormulas(): void };
  }
}

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const bundle = await build({
    stdin: {
      contents:
        "import './block-tools.ts'; export { openFormula, stepThroughFormulas } from './formula-tools.ts';",
      resolveDir: TOOLS,
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'tools',
    logLevel: 'error',
  });
  browser = await openBrowser();
  page = await browser.newPage();
  const macros = { '\\im': '\\mathrm{i}' };
  const { html } = renderDocument({ markdown: MARKDOWN, bibtex: '', macros, figures: new Map() });
  await page.setContent(`<!doctype html><body><div class="article-body">${html}</div></body>`);
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
});
afterAll(() => browser?.close());

/** Copies what is selected, and tells what is on the clipboard. */
const copied = () =>
  page.evaluate(() => {
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('.article-body')?.dispatchEvent(event);
    return {
      text: clipboardData.getData('text/plain'),
      html: clipboardData.getData('text/html'),
      isOurs: event.defaultPrevented,
    };
  });

describe('formulas on a page', () => {
  it('are copied as TeX, and as MathML in HTML', async () => {
    await page.evaluate(() => {
      const body = document.querySelector('.article-body');
      if (body) getSelection()?.selectAllChildren(body);
    });
    const { text, html } = await copied();
    expect(text).toMatch(
      /^Let \$\\mathrm\{i\}\s?< x\$ be\.\n+\$\$a = b \+ \\frac\{1\}\{2\}\\tag\{1\}\$\$\n+And \$c\^2\$ ends it\.$/,
    );
    expect(html).toContain('<math');
    expect(html).not.toContain('katex-html');
  });

  it('are copied whole when a part is selected', async () => {
    await page.evaluate(() => {
      const letters = document.querySelectorAll('.katex')[2]?.querySelector('.mord');
      const last = document.querySelector('.article-body p:last-of-type')?.lastChild;
      if (letters && last) getSelection()?.setBaseAndExtent(letters, 0, last, 0);
    });
    expect((await copied()).text).toBe('$c^2$ ends it');
  });

  it('leave other text to the browser', async () => {
    await page.evaluate(() => {
      const link = document.querySelector('.article-body a[href^="https"]');
      if (link) getSelection()?.selectAllChildren(link);
    });
    expect((await copied()).isOurs).toBe(false);
  });

  it('open a menu that the keyboard works and Escape closes', async () => {
    await page.evaluate(() => {
      getSelection()?.removeAllRanges();
      const formula = document.querySelector('.equation .katex');
      if (formula) window.tools.openFormula(formula);
    });
    const menu = page.locator('.formula-menu');
    expect(await menu.locator('code').innerText()).toBe('a = b + \\frac{1}{2}\\tag{1}');
    expect(await menu.locator('button').allInnerTexts()).toEqual([
      'Copy TeX',
      'Copy MathML',
      'Copy SVG',
      'Download SVG',
      'Previous formula',
      'Next formula',
    ]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Copy TeX');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
  });

  it('are stepped through with the keyboard, those in a line too', async () => {
    await page.evaluate(() => window.tools.stepThroughFormulas());
    const menu = page.locator('.formula-menu');
    const said = menu.locator('[role="status"]').first();
    const lines = async () => (await said.innerText()).split(/\n+/);
    expect(await lines()).toEqual(['Formula 1 of 3', '\\mathrm{i}< x']);
    await page.keyboard.press('ArrowRight');
    expect(await lines()).toEqual(['Formula 2 of 3', 'a = b + \\frac{1}{2}\\tag{1}']);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Next formula');
    await page.keyboard.press('Enter');
    expect(await lines()).toEqual(['Formula 3 of 3', 'c^2']);
    await page.keyboard.press('ArrowRight');
    expect(await lines()).toEqual(['Formula 3 of 3', 'c^2']);
    expect(await page.locator('.formula-shown annotation').textContent()).toBe('c^2');
    // Reading goes on behind that formula.
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('katex');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('it');
    expect(await page.locator('.formula-shown, .katex[tabindex]').count()).toBe(0);
  });

  it('are saved as SVG', async () => {
    await page.evaluate(() => {
      const formula = document.querySelector('.equation .katex');
      if (formula) window.tools.openFormula(formula);
    });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download SVG' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('equation-1.svg');
    const svg = readFileSync(await download.path(), 'utf8');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width=.*<path .*<\/svg>$/s);
    await page.getByText('Saved').waitFor();
    await page.keyboard.press('Escape');
  });
});
