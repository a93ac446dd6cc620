/** Displayed formulas in a browser, on a phone and on a desk: nothing of them is hidden without a sign. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { katexStyle } from '../../content/src/katex-style.ts';
import { readPaper } from '../../content/src/paper/read-paper.ts';
import { renderDocument } from '../../content/src/render-document.ts';
import { isThere, PAPERS } from '../../content/src/testing/corpus.ts';
import { openBrowser } from '../journeys/browser.ts';

const STYLES = ['tokens', 'base', 'article-body', 'article-parts'].map((name) =>
  readFileSync(new URL(`../../web/src/ui/styles/${name}.css`, import.meta.url), 'utf8'),
);
const FONTS = join(
  dirname(createRequire(import.meta.url).resolve('katex/dist/katex.min.css')),
  'fonts',
);

const LONG = [
  '$$ E(x, y) = \\alpha x^2 + \\beta y^2 + \\gamma x y + \\delta x + \\epsilon y + \\zeta + \\frac{1}{2} \\eta x^3 - \\nu^2 \\label{eq:a} $$',
  '$$ \\begin{align} a &= b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r \\\\ b &= c \\end{align} $$',
  '$$ \\left( a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + s + t + u + v + w + x + y \\right) = z \\label{eq:z} $$',
  '$$ x = y \\label{eq:s} $$',
  // A brace belongs to all of its rows, which cannot be broken.
  '$$ y = \\begin{cases} a + b + c + d & \\text{where the first of several conditions holds} \\\\ 0 & \\text{otherwise} \\end{cases} $$',
];

interface Shown {
  readonly tex: string;
  readonly isScrolled: boolean;
  readonly isReached: boolean;
  readonly isNumberSeen: boolean;
  /** Estimated width beside that of the widest part, where the estimate is known. */
  readonly ratio: number;
}

let browser: Browser;
let page: Page;
const folder = mkdtempSync(join(tmpdir(), 'formulas-'));

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

async function show(html: string, width: number): Promise<Shown[]> {
  const file = join(folder, 'page.html');
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>${STYLES.join('')}</style><style>${katexStyle(`file://${FONTS}/`)}</style>
<main style="max-width:43rem;margin:auto;padding-inline:18px"><div class="article-body">${html}</div></main>`,
  );
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`file://${file}`);
  return page.evaluate(async () => {
    await document.fonts.ready;
    const isIn = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    return [...document.querySelectorAll<HTMLElement>('.equation > .math')].map((math) => {
      const box = math.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const em = Number.parseFloat(getComputedStyle(math).fontSize);
      const numbers = [...math.querySelectorAll('.katex-tag')];
      // Each is a part that stays whole on a phone.
      const parts = [
        ...math.querySelectorAll('.formula-part, .katex-base:not(.formula-part .katex-base)'),
      ];
      const widest = Math.max(...parts.map((part) => part.getBoundingClientRect().width)) / em;
      const estimate = Number(math.style.getPropertyValue('--formula-width'));
      return {
        tex: math.querySelector('annotation')?.textContent ?? '',
        isScrolled: math.scrollWidth > math.clientWidth + 4,
        isReached: math.tabIndex === 0 && math.getAttribute('role') === 'group',
        isNumberSeen: numbers.every((number) => isIn(number.getBoundingClientRect(), box)),
        ratio: estimate === 0 ? 1 : estimate / widest,
      };
    });
  });
}

const rendered = (markdown: string) =>
  renderDocument({ markdown, bibtex: '', macros: {}, figures: new Map() }).html;

describe.each([390, 1280])('formulas in a window of %i px', (width) => {
  it('stay in one line where there is room, whatever stands before the relation', async () => {
    const tex =
      '$$ \\partial_t c = \\nabla^2 \\bigl( c^3 - c - \\nabla^2 c \\bigr). \\label{eq:ch} $$';
    await show(
      renderDocument({ markdown: tex, bibtex: '', macros: {}, figures: new Map() }).html,
      1280,
    );
    const tops = await page.evaluate(() =>
      [
        ...document.querySelectorAll('.equation .katex-html .mrel, .equation .katex-html .mbin'),
      ].map((sign) => Math.round(sign.getBoundingClientRect().bottom / 10)),
    );
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(1);
  });

  it('go on in the next line, or scroll and can be reached; numbers are in view', async () => {
    const shown = await show(rendered(LONG.join('\n\n')), width);
    expect(shown).toHaveLength(LONG.length);
    expect(shown.map(({ isNumberSeen }) => isNumberSeen)).toEqual(shown.map(() => true));
    const scrolls = shown.map(({ isScrolled }) => isScrolled);
    expect(scrolls).toEqual([false, false, false, false, width < 400]);
    for (const { isScrolled, isReached } of shown) if (isScrolled) expect(isReached).toBe(true);
  });

  it.skipIf(!isThere)('of the corpus are never cut off without a sign', async () => {
    const equations: string[] = [];
    for (const [, paper] of PAPERS.filter(([name]) => !name.startsWith('paren/'))) {
      const read = readPaper(paper);
      if (!read.ok) continue;
      const { markdown, bibtex, macros } = read.content;
      const { html } = renderDocument({ markdown, bibtex, macros, figures: new Map() });
      equations.push(...(html.match(/<div class="equation"[\s\S]*?<\/div>/g) ?? []));
    }
    const shown = await show(equations.join('\n'), width);
    expect(shown.length).toBeGreaterThan(200);
    expect(shown.filter(({ isNumberSeen }) => !isNumberSeen)).toEqual([]);
    expect(shown.filter(({ isScrolled, isReached }) => isScrolled && !isReached)).toEqual([]);
    expect(shown.filter(({ ratio }) => ratio < 0.9)).toEqual([]);
    // Wider than a phone were 109 of 238 before they could be broken, and 22 before rows and brackets could be.
    const scrolled = shown.filter(({ isScrolled }) => isScrolled).length;
    expect(scrolled / shown.length).toBeLessThan(width < 400 ? 0.03 : 0.005);
    console.info(`${scrolled} of ${shown.length} formulas scroll in ${width} px.`);
  });
});
