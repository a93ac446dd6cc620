import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { floatFigures, layOutAsBefore, layOutInPages } from './float-figures.ts';
import { hyphenate } from './hyphenate.ts';
import { putHyphens, settleHyphens, textsToHyphenate } from './hyphens-in-page.ts';
import { fitWide, hideEmptyEnd, numberLines } from './in-page.ts';
import { installedChromium, openChromium } from './open-chromium.ts';

const CHROMIUM = installedChromium(process.env.CHROME_PATH);
if (!CHROMIUM)
  console.warn('There is no Chromium here: what is done before printing is not tested.');

const paragraph = (name: string) => `<p id="${name}" style="height:200px">${name}</p>`;
const figure = (name: string, height = 400) =>
  `<figure class="figure" id="${name}" style="height:${height}px"></figure>`;
const STYLE =
  '<style>*{margin:0} p, figure, h2 {display:block} h2 {height:40px; break-after:avoid} figure {break-inside:avoid}</style>';

describe.skipIf(!CHROMIUM)('preparing a page for printing', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium(CHROMIUM);
  });
  afterAll(() => browser.close());

  /** The order of the text's blocks, on pages of 1,000 pixels. */
  async function orderOf(...blocks: readonly string[]): Promise<string> {
    const page = await browser.newPage();
    const area = { width: 600, height: 1_000 };
    await page.setContent(
      `${STYLE}<main><div class="article-body"><div class="cv">${blocks.join('')}</div></div></main>`,
    );
    await page.evaluate(layOutInPages, area);
    await page.evaluate(floatFigures, area);
    await page.evaluate(layOutAsBefore);
    const names = await page.evaluate(() =>
      [...document.querySelectorAll('main [id]')].map(({ id }) => id),
    );
    expect(await page.evaluate(() => getComputedStyle(document.body).columnCount)).toBe('auto');
    await page.close();
    return names.join(' ');
  }
  const [a, b, c, d, e, f] = ['a', 'b', 'c', 'd', 'e', 'f'].map(paragraph);
  const heading = '<h2 id="H">H</h2>';
  const given = (...blocks: readonly (string | undefined)[]) =>
    orderOf(...blocks.map((block) => block ?? ''));

  it('lets text move before a figure that does not fit on the page', async () => {
    expect(await given(a, b, c, d, figure('X', 300), e, f)).toBe('a b c d e X f');
    expect(await given(a, b, c, figure('X', 300), d, e, f)).toBe('a b c X d e f');
    expect(await given(a, b, c, d, figure('X', 300), heading, e, f)).toBe('a b c d H e X f');
  });

  it('keeps figures in their order, and moves text past several', async () => {
    expect(await given(a, b, c, d, figure('X'), figure('Y'), e, f)).toBe('a b c d e X Y f');
  });

  it('keeps together what belongs together', async () => {
    const formula = '<div class="equation" id="E" style="height:40px">x</div>';
    const named = '<p id="n" style="height:100px">Namely:</p>';
    expect(await given(a, b, c, d, figure('X', 300), named, formula, e)).toBe('a b c d n E X e');
    expect(await given(a, b, c, d, figure('X', 300), heading, figure('Y', 300))).toBe(
      'a b c d X H Y',
    );
    const references = '<section class="references" id="R" style="height:200px">R</section>';
    expect(await given(a, b, c, d, figure('X', 300), references)).toBe('a b c d X R');
  });

  it('moves a figure to the top of its page if no text is left behind it', async () => {
    const page = [a, b, c, d, e];
    const mention = '<p id="m" style="height:600px"><a href="#X">Figure 1</a></p>';
    expect(await given(...page, mention, figure('X', 700))).toBe('a b c d e X m');
    // Not if the text names it only behind.
    const silent = '<p id="s" style="height:600px">s</p>';
    const behind = '<section class="references" id="R"><a href="#X">Figure 1</a></section>';
    expect(await given(...page, silent, figure('X', 700), behind)).toBe('a b c d e s X R');
    expect(await given(a, b, c, figure('X', 700))).toBe('a b c X');
  });

  it('leaves a figure that is too tall in its place', async () => {
    expect(await given(a, b, c, d, figure('X', 1_200), e, f)).toMatch(/^a b c d (e )?X/);
  });

  it('makes a picture a little smaller if it then fits', async () => {
    const page = await browser.newPage();
    const area = { width: 600, height: 1_000 };
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"/>';
    const picture = (height: number) =>
      `<figure class="figure" id="P"><img style="width:auto;height:${height}px" src='data:image/svg+xml,${encodeURIComponent(svg)}'></figure>`;
    const heights = [];
    for (const height of [440, 600]) {
      await page.setContent(
        `${STYLE}<style>img{display:block}</style><div class="article-body">${a}${b}${c}${picture(height)}</div>`,
      );
      await page.evaluate(layOutInPages, area);
      await page.evaluate(floatFigures, area);
      heights.push(await page.evaluate(() => document.querySelector('img')?.clientHeight ?? 0));
    }
    expect(heights[0]).toBeLessThanOrEqual(400);
    expect(heights[0]).toBeGreaterThan(440 * 0.85);
    expect(heights[1]).toBe(600);
    await page.close();
  });

  it('keeps a short table whole, and lets a long listing break', async () => {
    const page = await browser.newPage();
    const area = { width: 600, height: 1_000 };
    const table = (height: number) =>
      `<figure class="table-figure"><table style="height:${height}px"><tr><td>1</td></tr></table></figure>`;
    const listing = (lines: number) =>
      `<pre style="break-inside:avoid">${'x = 1\n'.repeat(lines)}</pre>`;
    await page.setContent(
      `${STYLE}<div class="article-body">${table(300)}${table(800)}${listing(3)}${listing(40)}</div>`,
    );
    await page.evaluate(layOutInPages, area);
    await page.evaluate(floatFigures, area);
    const breaks = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.table-figure, pre')].map(
        ({ style }) => style.breakInside,
      ),
    );
    expect(breaks).toEqual(['avoid', '', 'avoid', 'auto']);
    await page.close();
  });

  it('breaks words at the ends of lines only, and none of code, tables and headings', async () => {
    const page = await browser.newPage({ viewport: { width: 300, height: 400 } });
    const words = 'representation of sedimentary environments considerably differing '.repeat(6);
    await page.setContent(
      `<style>p,h2,td{hyphens:auto;text-align:justify}</style><div class="article-body" lang="en">
      <p id="p">${words}</p><p lang="ar" id="a">${words}</p><h2>${words}</h2><p><code>${words}</code></p>
      <table><tr><td>${words}</td></tr></table></div>`,
    );
    const found = await page.evaluateHandle(textsToHyphenate);
    const given = await found.evaluate((texts) =>
      texts.map(({ node, language }) => ({ text: node.data, language })),
    );
    expect(given.map(({ language }) => language)).toEqual(['en', 'ar']);
    const broken = await Promise.all(given.map(({ text, language }) => hyphenate(text, language)));
    await found.evaluate(putHyphens, broken);
    await found.evaluate(settleHyphens);
    const text = (await page.evaluate(() => document.body.textContent)) ?? '';
    expect(text).not.toContain('\u00AD');
    const lines = await page.evaluate(() => {
      const node = document.querySelector('#p')?.firstChild;
      if (!(node instanceof Text)) return [];
      const range = document.createRange();
      const made: string[] = [];
      let top = Number.NEGATIVE_INFINITY;
      for (let at = 0; at < node.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const place = [...range.getClientRects()].at(-1);
        if (place && place.top > top + 5) made.push('');
        if (place) top = Math.max(top, place.top);
        made.push(`${made.pop() ?? ''}${node.data[at]}`);
      }
      return made;
    });
    const ends = lines.filter((line) => line.trim().endsWith('-'));
    expect(ends.length).toBeGreaterThan(2);
    expect(lines.join('').match(/-/g)).toHaveLength(ends.length);
    expect(lines.join('').replaceAll('-', '')).toBe(words);
    await page.close();
  });

  it('hides what follows the text and says nothing on paper', async () => {
    const page = await browser.newPage();
    await page.setContent(
      `<main><div><div class="article-body"><p>x</p></div><div id="rule" style="border-top:1px solid"><p hidden>y</p></div>
      <div id="words">z</div></div></main><footer id="foot"></footer>`,
    );
    await page.evaluate(hideEmptyEnd);
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[id]')].map(
        ({ id, style }) => `${id} ${style.display}`,
      ),
    );
    expect(shown).toEqual(['rule none', 'words ', 'foot ']);
    await page.close();
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
