import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fitWide, floatFigures, numberLines } from './in-page.ts';
import { installedChromium, openChromium } from './open-chromium.ts';

const CHROMIUM = installedChromium(process.env.CHROME_PATH);
if (!CHROMIUM)
  console.warn('There is no Chromium here: what is done before printing is not tested.');

const paragraph = (name: string) => `<p id="${name}" style="height:200px">${name}</p>`;
const figure = (name: string, height = 400) =>
  `<figure class="figure" id="${name}" style="height:${height}px"></figure>`;
const STYLE = '<style>*{margin:0} p, figure, h2 {display:block} h2 {height:40px}</style>';

describe.skipIf(!CHROMIUM)('preparing a page for printing', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium(CHROMIUM);
  });
  afterAll(() => browser.close());

  /** The order of the text's blocks, on pages of 1,000 pixels. */
  async function orderOf(...blocks: readonly string[]): Promise<string> {
    const page = await browser.newPage();
    await page.setContent(
      `${STYLE}<div class="article-body"><div class="cv">${blocks.join('')}</div></div>`,
    );
    await page.evaluate(floatFigures, 1_000);
    const names = await page.evaluate(() =>
      [...document.querySelectorAll('[id]')].map(({ id }) => id),
    );
    await page.close();
    return names.join(' ');
  }
  const [a, b, c, d, e, f] = ['a', 'b', 'c', 'd', 'e', 'f'].map(paragraph);
  const given = (...blocks: readonly (string | undefined)[]) =>
    orderOf(...blocks.map((block) => block ?? ''));

  it('lets paragraphs move before a figure that does not fit on the page', async () => {
    expect(await given(a, b, c, d, figure('X', 300), e, f)).toBe('a b c d e X f');
    expect(await given(a, b, c, figure('X', 300), d, e, f)).toBe('a b c X d e f');
  });

  it('keeps a figure in its section, and leaves one that is too tall in its place', async () => {
    expect(await given(a, b, c, d, figure('X', 300), '<h2 id="H">H</h2>', e)).toBe('a b c d X H e');
    expect(await given(a, b, c, d, figure('X', 1_200), e, f)).toBe('a b c d X e f');
  });

  it('numbers each line of the text once, and none in formulas and tables', async () => {
    const page = await browser.newPage({ viewport: { width: 220, height: 900 } });
    const words = 'ebb and flood carry the mud '.repeat(6);
    await page.setContent(
      `<style>*{margin:0} main{position:relative;margin-left:40px} .line-number{position:absolute;left:-30px}</style>
      <main><h1>Mud</h1><p>${words}<em>${words}</em></p><div class="equation"><p>x</p></div>
      <table><tr><td>1</td></tr></table><ul><li>one<p>two</p></li></ul></main>`,
    );
    const height = () => page.evaluate(() => document.querySelector('main')?.clientHeight ?? 0);
    const before = await height();
    await page.evaluate(numberLines);
    expect(await height()).toBe(before);
    const { lines, tops, paragraph } = await page.evaluate(() => ({
      lines: [...document.querySelectorAll<HTMLElement>('.line-number')].map(
        (each) => each.dataset.line,
      ),
      tops: [...document.querySelectorAll('p > .line-number, em > .line-number')].map(
        (each) => each.getBoundingClientRect().top,
      ),
      paragraph: (() => {
        const text = document.querySelector('main > p');
        const range = document.createRange();
        if (text) range.selectNodeContents(text);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        return new Set(tops).size;
      })(),
    }));
    expect(lines).toEqual(lines.map((_line, at) => String(at + 1)));
    // The heading, the paragraph's lines, and the two of the list.
    expect(lines).toHaveLength(1 + paragraph + 2);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await page.close();
  });

  it.each([
    [
      'from right to left, with Latin words',
      'rtl',
      'تحمل مياه الجزر Earth Systems ما جلبه '.repeat(6),
    ],
    ['in Chinese, which has no spaces', 'ltr', '潮水带走了洪水带来的泥沙'.repeat(8)],
    ['with a name of the other direction', 'ltr', 'Ada Okoro, محمد بن علي, Ben Holt; '.repeat(6)],
  ])('numbers the lines of a text %s', async (_what, dir, words) => {
    const page = await browser.newPage({ viewport: { width: 220, height: 900 } });
    await page.setContent(
      `<style>p{line-height:40px} .line-number{position:absolute}</style><main><p dir="${dir}">${words}</p></main>`,
    );
    const height = await page.evaluate(() => document.querySelector('p')?.clientHeight ?? 0);
    await page.evaluate(numberLines);
    const tops = await page.evaluate(() =>
      [...document.querySelectorAll('.line-number')].map((each) =>
        Math.round(each.getBoundingClientRect().top),
      ),
    );
    expect(new Set(tops).size).toBe(tops.length);
    expect(tops.length).toBe(height / 40);
    expect(tops.length).toBeGreaterThan(2);
    await page.close();
  });

  it('breaks no number in a narrow column', async () => {
    const page = await browser.newPage({ viewport: { width: 200, height: 400 } });
    const row = `<tr>${'<td style="overflow-wrap:anywhere">0.0001</td>'.repeat(8)}</tr>`;
    await page.setContent(
      `<div class="article-body"><div class="table-scroll" style="overflow:visible"><table>${row}</table></div></div>`,
    );
    await page.evaluate(fitWide);
    const zoom = await page.evaluate(() => document.querySelector('table')?.style.zoom);
    expect(Number(zoom)).toBeLessThan(1);
    await page.close();
  });
});
