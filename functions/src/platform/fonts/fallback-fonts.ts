/**
 * Fonts for letters that DejaVu does not have: Noto Sans (SIL Open Font Licence), split into slices of a few hundred
 * letters each. Only the slices that a document needs are read.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The country whose shapes are used for letters shared by China, Japan and Korea. */
export type EastAsian = 'sc' | 'jp' | 'kr';

const SCRIPTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[\p{scx=Hiragana}\p{scx=Katakana}]/u, ['jp']],
  [/\p{scx=Hangul}/u, ['kr']],
  [/[\p{sc=Han}\p{sc=Bopomofo}\u3000-\u303f\uff00-\uffef]/u, []],
  [/\p{sc=Devanagari}/u, ['devanagari']],
  [/\p{sc=Bengali}/u, ['bengali']],
  [/\p{sc=Tamil}/u, ['tamil']],
  [/\p{sc=Thai}/u, ['thai']],
];

const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
const KOREAN = /\p{sc=Hangul}/u;

/** Which shapes the Chinese characters of a text have: as its other letters say, or else as `usual`. */
export function eastAsianOf(text: string, usual: EastAsian = 'sc'): EastAsian {
  if (JAPANESE.test(text)) return 'jp';
  return KOREAN.test(text) ? 'kr' : usual;
}

/** A file with some of the letters of a font, in all weights. */
export interface FontSlice {
  readonly name: string;
  /** The font's name, such as `Noto Sans SC`. */
  readonly family: string;
  readonly file: string;
  readonly ranges: readonly (readonly [number, number])[];
}

const known = new Map<string, readonly FontSlice[]>();

/** Copied into the deployment; in the sources, the package's own. */
function folderOf(family: string): URL {
  const copied = new URL(`fonts/noto-sans-${family}/`, import.meta.url);
  return existsSync(copied)
    ? copied
    : new URL('./', import.meta.resolve(`@fontsource-variable/noto-sans-${family}/unicode.json`));
}

function rangesOf(text: string): FontSlice['ranges'] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** `SC`, `Tamil`. */
const titleOf = (family: string) =>
  family.length === 2 ? family.toUpperCase() : family.charAt(0).toUpperCase() + family.slice(1);

function slicesOf(family: string): readonly FontSlice[] {
  const before = known.get(family);
  if (before) return before;
  const folder = folderOf(family);
  const told = JSON.parse(readFileSync(new URL('unicode.json', folder), 'utf8')) as object;
  const slices = Object.entries(told).map(([key, ranges]): FontSlice => {
    const slice = key.replace(/[[\]]/g, '');
    const name = `noto-sans-${family}-${slice}`;
    const file = fileURLToPath(new URL(`files/${name}-wght-normal.woff2`, folder));
    return { name, family: `Noto Sans ${titleOf(family)}`, file, ranges: rangesOf(String(ranges)) };
  });
  known.set(family, slices);
  return slices;
}

/** The font for a letter that DejaVu does not have; null if DejaVu is the best choice. */
export function fallbackFont(letter: string, eastAsian: EastAsian): FontSlice | null {
  const row = SCRIPTS.find(([script]) => script.test(letter));
  const code = letter.codePointAt(0);
  if (!row || code === undefined) return null;
  const [, own] = row;
  const families = own.length > 0 && own[0] !== 'jp' ? own : [eastAsian, ...own, 'sc', 'jp', 'kr'];
  for (const family of families) {
    const slice = slicesOf(family).find(({ ranges }) =>
      ranges.some(([first, last]) => code >= first && code <= last),
    );
    if (slice) return slice;
  }
  return null;
}

const FAMILIES = ['sc', ...new Set(SCRIPTS.flatMap(([, own]) => own))];

/** A font by the name that `fallbackFont` gave it; null for any other name. */
export function fallbackFontNamed(name: string): FontSlice | null {
  const family = FAMILIES.find((each) => name.startsWith(`noto-sans-${each}-`));
  const slices = family ? slicesOf(family) : [];
  return slices.find((slice) => slice.name === name) ?? null;
}
