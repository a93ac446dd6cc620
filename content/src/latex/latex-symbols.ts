/** Signs of running text, by the commands that stand for them, beside those that Markdown texts have. */
import { SYMBOLS } from '../tex/text-commands.ts';

const OWN = `
  & & % % # # $ $ _ _ { { } } - \u00ad / \u200c , \u2009 ; \u2005 : \u2005 ! \u200b slash / i ı j ȷ DH Ð dh ð DJ Đ dj đ NG Ŋ ng ŋ TH Þ th þ OE Œ SS ẞ
  ddag ‡ textdagger † textdaggerdbl ‡ textsection § textparagraph ¶ textquoteleft ‘ textquoteright ’ textquotedblleft “
  textquotedblright ” lq ‘ rq ’ guillemotleft « guillemotright » guillemetleft « guillemetright » guilsinglleft ‹ guilsinglright › quotedblbase „ glqq „ grqq “
  flqq « frqq » quotesinglbase ‚ textquotesingle ' textquotedbl " textunderscore _ textdollar $
  textpercent % textbraceleft { textbraceright } textasteriskcentered * textbullet • textperiodcentered · textexclamdown ¡ textquestiondown ¿
  texteuro € textsterling £ textyen ¥ textcent ¢ textnumero № textpm ± texttimes × textdiv ÷ textminus − textonehalf ½
  textrightarrow → textleftarrow ← textuparrow ↑ textdownarrow ↓ textordfeminine ª textordmasculine º textohm Ω
  textcelsius ℃ textperthousand ‰ textinterrobang ‽ textvisiblespace ␣ textonequarter ¼ textthreequarters ¾ textpertenthousand ‱
  lbrack [ rbrack ] lbrace { rbrace } vert | bar | ast * thinspace \u2009 enspace \u2002 nobreakspace \u00a0 enskip \u2002 negthinspace \u200b
  LaTeXe LaTeX2e XeTeX XeTeX LuaTeX LuaTeX pdfTeX pdfTeX AmS AMS dots … ldots … textellipsis … cdots ⋯ aa å AA Å oe œ checkmark ✓ cmark ✓ xmark ✗
  copyright © textcopyleft 🄯 today \u200b textgreek \u200b eg e.g. ie i.e. cdash – Cdash — hyp - nbd - dash – Dash — colon : textmusicalnote ♪
`
  .trim()
  .split(/[ \n]+/);

const PAIRS = OWN.flatMap((name, at): [string, string][] =>
  at % 2 === 0 ? [[name, (OWN[at + 1] ?? '').replace('\u200b', '')]] : [],
);

/** By the name without its backslash. */
export const LATEX_SYMBOLS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SYMBOLS).map(([name, sign]): [string, string] => [name, sign]),
  ...PAIRS,
  [' ', ' '],
  ['@', ''],
  ['quad', '\u2003'],
  ['~', '\u00a0'],
  ['space', ' '],
]);

/** The marks that accents put above or below the letter before them. */
const MARKS: Readonly<Record<string, string>> = {
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '"': '\u0308',
  '~': '\u0303',
  '=': '\u0304',
  '.': '\u0307',
  c: '\u0327',
  d: '\u0323',
  b: '\u0331',
  H: '\u030b',
  k: '\u0328',
  r: '\u030a',
  t: '\u0361',
  u: '\u0306',
  v: '\u030c',
};

/** The letters of a text with an accent on the first of them: `\'{\i}` is í. */
export function accented(accent: string, letters: string): string {
  const [first = '', ...rest] = [...letters];
  const base = first === 'ı' ? 'i' : first === 'ȷ' ? 'j' : first;
  return `${base}${MARKS[accent] ?? ''}${rest.join('')}`.normalize('NFC');
}

/** Quotes and dashes as TeX's fonts join them. */
export function joinSigns(text: string): string {
  return text
    .replace(/``/g, '“')
    .replace(/''/g, '”')
    .replace(/,,/g, '„')
    .replace(/`/g, '‘')
    .replace(/'/g, '’')
    .replace(/---/g, '—')
    .replace(/--/g, '–')
    .replace(/\?‘/g, '¿')
    .replace(/!‘/g, '¡')
    .replace(/~/g, '\u00a0');
}
