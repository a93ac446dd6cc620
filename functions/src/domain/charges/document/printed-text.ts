/** A text as a PDF shows it: each run in a font that has its letters, and in the order in which it is read. */
import bidiModule, { type Bidi } from 'bidi-js';
import { type EastAsian, fallbackFont } from './fallback-fonts.ts';

export interface Run {
  readonly text: string;
  /** Another font than the document's own, and where it is. */
  readonly font?: { readonly name: string; readonly file: string };
}

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
// What turns the direction of writing or is not seen would let a name read as something else.
const UNSEEN = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const NO_BREAK = '\u00a0';
/** A run from right to left that is longer may be broken: it must fit in a line. */
const RUN_MAX = 40;
const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
const KOREAN = /\p{sc=Hangul}/u;
const BY_COUNTRY: Readonly<Record<string, EastAsian>> = { JP: 'jp', KR: 'kr', KP: 'kr' };

// The package's types describe its ES module; what Node loads is the CommonJS one, the function itself.
const bidi = (bidiModule as unknown as () => Bidi)();

/** Whose shapes Chinese characters take: what else a text is written with says it, or the country. */
function eastAsianOf(text: string, country: string): EastAsian {
  if (JAPANESE.test(text)) return 'jp';
  return KOREAN.test(text) ? 'kr' : (BY_COUNTRY[country] ?? 'sc');
}

/** The runs of a text, from left to right. `country`: of whose names it may hold. */
export function printedRuns(text: string, country: string): Run[] {
  const clean = text.normalize('NFC').replace(UNSEEN, '');
  const ordered = RIGHT_TO_LEFT.test(clean) ? inOrder(clean) : [clean];
  const eastAsian = eastAsianOf(clean, country);
  return ordered.flatMap((run) => byFont(run, eastAsian));
}

/** Runs of one font. What only changes a letter (an accent, a vowel's sign) stays with it. */
function byFont(text: string, eastAsian: EastAsian): Run[] {
  const runs: { text: string; font: ReturnType<typeof fallbackFont> }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const own = /\p{M}/u.test(letter) ? last?.font : undefined;
    const font = own ?? fallbackFont(letter, eastAsian);
    if (last && last.font?.name === font?.name) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs.map((run) => (run.font ? { text: run.text, font: run.font } : { text: run.text }));
}

interface LevelRun {
  text: string;
  readonly level: number;
}

/**
 * Parts of a text as they stand from left to right (the Unicode Bidirectional Algorithm, in a document
 * that is read from left to right). Within a part the font's shaper gives the order: its words are tied,
 * as each would be shaped by itself else.
 */
function inOrder(text: string): string[] {
  const embedding = bidi.getEmbeddingLevels(text, 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  const runs: LevelRun[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const level = embedding.levels[at] ?? 0;
    const letter = mirrored.get(at) ?? text.charAt(at);
    const last = runs.at(-1);
    if (last && last.level === level) last.text += letter;
    else runs.push({ text: letter, level });
  }
  const highest = Math.max(...runs.map(({ level }) => level));
  let ordered = runs;
  for (let level = highest; level > 0; level -= 1) ordered = turned(ordered, level);
  return ordered.flatMap(({ text: part, level }) => (level % 2 === 1 ? tied(part) : [part]));
}

/** Neighbours of this level or higher, the other way round. */
function turned(runs: readonly LevelRun[], level: number): LevelRun[] {
  const after: LevelRun[] = [];
  let group: LevelRun[] = [];
  for (const run of runs) {
    if (run.level >= level) {
      group = [run, ...group];
    } else {
      after.push(...group, run);
      group = [];
    }
  }
  return [...after, ...group];
}

/** One word, or of a long text several that may stand in lines of their own. */
function tied(text: string): string[] {
  const parts: string[] = [];
  for (const word of text.split(' ')) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + word.length < RUN_MAX) {
      parts[parts.length - 1] = last + NO_BREAK + word;
    } else parts.push(word);
  }
  return parts.flatMap((part, place) => (place === 0 ? [part] : [' ', part]));
}
