/** The printed style of an article's text, for a text that is not a page of the press: a manuscript. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { t } from '@quire/model/messages/t';
import { cssString } from './paper-style.ts';
import { PRINT_SANS, PRINT_SERIF, printFontFile } from './print-fonts.ts';
import type { SiteFile } from './print-page.ts';

const SHEETS = ['tokens.css', 'base.css', 'article-body.css', 'article-parts.css', 'print.css'];
const FORMULA_FONTS = '/formula-fonts/';

/** Copied into the deployment (build.mjs); in the sources, the web app's own. */
function sheetFolder(): URL {
  const copied = new URL('manuscript-style/', import.meta.url);
  return existsSync(copied) ? copied : new URL('../../../../web/src/ui/styles/', import.meta.url);
}

/** Likewise; in the sources, the package's own, with which `content` renders formulas. */
function formulaFolder(): URL {
  const copied = new URL('manuscript-style/katex/', import.meta.url);
  return existsSync(copied)
    ? copied
    : new URL('../../../../node_modules/katex/dist/', import.meta.url);
}

async function readStyle(): Promise<string> {
  const sheets = SHEETS.map((name) => readFile(new URL(name, sheetFolder()), 'utf8'));
  const formulas = await readFile(new URL('katex.min.css', formulaFolder()), 'utf8');
  return [
    ...(await Promise.all(sheets)),
    formulas.replaceAll('url(fonts/', `url(${FORMULA_FONTS}`),
  ].join('\n');
}

let sheets: Promise<string> | undefined;

/** The style of articles' texts and formulas, read once. */
export function manuscriptSheets(): Promise<string> {
  sheets ??= readStyle();
  return sheets;
}

/** A font in the style: of the text, or of formulas. */
export async function manuscriptFont(path: string): Promise<SiteFile | null> {
  const name = path.startsWith(FORMULA_FONTS) ? path.slice(FORMULA_FONTS.length) : '';
  if (!name) return printFontFile(path);
  if (!/^[\w-]+\.woff2$/.test(name)) return null;
  const bytes = await readFile(new URL(`fonts/${name}`, formulaFolder())).catch(() => null);
  return bytes && { bytes, contentType: 'font/woff2' };
}

const SMALL = `font: 8pt/1.3 ${PRINT_SANS}; color: #444;`;

/**
 * Margins with space for line numbers, running heads, and the notice on each page. `place`: journal and number;
 * `direction`: of the text, which the margins begin with.
 */
export function manuscriptPages(place: string, direction: 'ltr' | 'rtl'): string {
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  return `@page {
  size: A4;
  margin-block: 20mm;
  margin-${end}: 25mm;
  margin-${start}: 11mm;
  @top-${start} { content: ${cssString(t('printedWords.notReviewed'))}; ${SMALL} font-weight: 600; padding-${start}: 14mm; }
  @top-${end} { content: ${cssString(place)}; ${SMALL} }
  @bottom-center { content: counter(page) " / " counter(pages); ${SMALL} padding-${start}: 14mm; }
}
:root { font-size: 10.5pt; --edge: 0px; --reading-size: 1rem; --reading-face: ${PRINT_SERIF}; --sans: ${PRINT_SANS}; }
html, body { background: none; }
body { font-family: ${PRINT_SERIF}; }
/* As wide here as where its lines were numbered (print-page.ts), or they would break elsewhere. */
main { position: relative; inline-size: 604px; max-inline-size: none; margin-block: 0; margin-inline: 14mm 0; padding: 0; }
.article-body { line-height: 1.75; }
.article-body :is(p, li, figcaption, .footnotes) { text-align: start; hyphens: manual; }
.article-body * { content-visibility: visible !important; }
.stamp { position: fixed; inset: 0; z-index: -1; display: grid; place-items: center; }
.stamp span { font: 600 34pt ${PRINT_SANS}; color: #f0f0f0; transform: rotate(-50deg); white-space: nowrap; }
.manuscript-head { margin-block-end: 10mm; }
.manuscript-head h1 { font: 600 18pt/1.25 ${PRINT_SERIF}; margin: 0 0 4mm; }
.manuscript-head h2 { font: 600 11pt/1.3 ${PRINT_SANS}; margin: 4mm 0 1mm; }
.manuscript-head p { margin: 0 0 2mm; line-height: 1.6; }
.manuscript-head .places { font: 8.5pt/1.4 ${PRINT_SANS}; color: #444; }
.line-number { position: absolute; ${start}: -14mm; inline-size: 10mm; text-align: ${end}; text-indent: 0; font: 400 7pt/1.75 ${PRINT_SANS}; color: #666; margin-block-start: 3pt; }
.line-number::before { content: attr(data-line); }`;
}
