/**
 * Prints a page of the press. The browser gets the page and its files and nothing else: no script of the page runs, and
 * no request leaves the machine.
 */
import { formulaInCharacters } from '@quire/model/letters/unicode-text';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { FORMULA_MARK } from './complete-tags.ts';
import { floatFigures, layOutAsBefore, layOutInPages } from './float-figures.ts';
import { hyphenate } from './hyphenate.ts';
import { putHyphens, settleHyphens, textsToHyphenate } from './hyphens-in-page.ts';
import { citeOnFirstPage, fitWide, hideEmptyEnd, numberLines, waitForImages } from './in-page.ts';
import { formulasOfPage, nameFormulas } from './name-formulas.ts';
import { otherFontStyle } from './print-fonts.ts';

export interface SiteFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

export interface PageToPrint {
  readonly url: string;
  readonly html: string;
  /** Style for print, besides the page's own: running heads, page numbers. */
  readonly style: string;
  /** A file by its path on the press's host; null if there is none. */
  readonly file: (path: string) => Promise<SiteFile | null>;
  /** Dots per pixel for the choice of pictures. */
  readonly density: number;
  /** For reviewers, who refer to line numbers. */
  readonly numbersLines?: boolean;
}

/**
 * The text's width on A4 with the margins of paper-style.ts, 25 mm, in pixels of 1/96 inch: the browser rounds each margin
 * down. At another width lines would end elsewhere than where their hyphens are.
 */
const TEXT_WIDTH_PX = 605;
/** Space for line numbers beside it (manuscript-style.ts): 14 mm. */
const NUMBERS_WIDTH_PX = 54;
/** The text's height, likewise: 257 mm. */
const TEXT_HEIGHT_PX = 972;
const widthOf = ({ numbersLines }: PageToPrint) =>
  TEXT_WIDTH_PX + (numbersLines ? NUMBERS_WIDTH_PX : 0);
const PATIENCE_MS = 60_000;

/** No script of the page runs, whatever it contains; ours are injected. */
const POLICY = "script-src 'none'; object-src 'none'; frame-src 'none'";

/** On screen a font may arrive late; in print it must be loaded. */
const waitingForFonts = (html: string) =>
  html.replace(/font-display: ?(?:optional|swap)/g, 'font-display:block');

async function answer(route: Route, toPrint: PageToPrint): Promise<void> {
  const asked = new URL(route.request().url());
  if (asked.href === toPrint.url) {
    await route.fulfill({
      body: waitingForFonts(toPrint.html).replace(
        '</head>',
        () => `<style>${toPrint.style}\n${otherFontStyle(toPrint.html)}</style></head>`,
      ),
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': POLICY },
    });
    return;
  }
  const isOurs = asked.origin === new URL(toPrint.url).origin;
  const found = isOurs ? await toPrint.file(asked.pathname) : null;
  if (!found) return route.abort('blockedbyclient');
  await route.fulfill({ body: Buffer.from(found.bytes), contentType: found.contentType });
}

/** Lets words break where their language allows it. Returns a function for when nothing else moves. */
async function breakWords(page: Page): Promise<() => Promise<void>> {
  const found = await page.evaluateHandle(textsToHyphenate);
  const given = await found.evaluate((texts) =>
    texts.map(({ node, language }) => ({ text: node.data, language })),
  );
  const texts = await Promise.all(given.map(({ text, language }) => hyphenate(text, language)));
  await found.evaluate(putHyphens, texts);
  return () => found.evaluate(settleHyphens);
}

/**
 * Gives each formula the words that its tag has: in characters, or its TeX. `FORMULA_MARK` before them says so in the
 * file, whose tags have no other way to tell a formula from a picture.
 */
async function giveFormulasWords(page: Page): Promise<void> {
  const found = await page.evaluateHandle(formulasOfPage);
  const sources = await found.evaluate((formulas) => formulas.map(({ source }) => source));
  const words = sources.map((tex) => FORMULA_MARK + (formulaInCharacters(tex) ?? tex));
  await found.evaluate(nameFormulas, words);
}

async function print(context: BrowserContext, toPrint: PageToPrint): Promise<Uint8Array> {
  const page = await context.newPage();
  await page.route('**/*', (route) => answer(route, toPrint));
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.goto(toPrint.url, { waitUntil: 'load' });
  const area = { width: widthOf(toPrint), height: TEXT_HEIGHT_PX };
  await page.evaluate(waitForImages);
  await page.evaluate(citeOnFirstPage);
  await page.evaluate(hideEmptyEnd);
  await giveFormulasWords(page);
  await page.evaluate(fitWide);
  const settle = await breakWords(page);
  await page.evaluate(layOutInPages, area);
  await page.evaluate(floatFigures, area);
  await settle();
  await page.evaluate(layOutAsBefore);
  if (toPrint.numbersLines) await page.evaluate(numberLines);
  return page.pdf({
    format: 'A4',
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
}

/** Prints a page on A4: tagged, with an outline. Fails if the browser does, or takes too long. */
export async function printPage(browser: Browser, toPrint: PageToPrint): Promise<Uint8Array> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: widthOf(toPrint), height: 900 },
    deviceScaleFactor: toPrint.density,
    locale: 'en-GB',
  });
  // Closing the context ends everything that is waiting in it.
  const patience = setTimeout(() => void context.close(), PATIENCE_MS);
  try {
    return await print(context, toPrint);
  } finally {
    clearTimeout(patience);
    await context.close();
  }
}
