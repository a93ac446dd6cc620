/** A text as a PDF shows it: each run in a font that has its letters, and in reading order. */
import bidiModule, { type Bidi } from 'bidi-js';
import { type EastAsian, fallbackFont } from './fallback-fonts.ts';

export interface Run {
  readonly text: string;
  /** A font other than the document's own, and where it is. */
  readonly font?: { readonly name: string; readonly file: string };
}

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
// Characters that change the writing direction or are invisible could disguise a name.
const UNSEEN = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const NO_BREAK = '\u00a0';
/** A longer run from right to left may be broken: it must fit in a line. */
const RUN_MAX = 40;
const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
const KOREAN = /\p{sc=Hangul}/u;
const BY_COUNTRY: Readonly<Record<string, EastAsian>> = { JP: 'jp', KR: 'kr', KP: 'kr' };

// The package's types describe its ES module; Node loads the CommonJS one, which is the function itself.
const bidi = (bidiModule as unknown as () => Bidi)();

/** The variant of Chinese characters: determined by the other letters of the text, or by the country. */
function eastAsianOf(text: string, country: string): EastAsian {
  if (JAPANESE.test(text)) return 'jp';
  return KOREAN.test(text) ? 'kr' : (BY_COUNTRY[country] ?? 'sc');
}

/** The runs of a text, from left to right. `country`: where the names in it come from. */
export function printedRuns(text: string, country: string): Run[] {
  const clean = text.normalize('NFC').replace(UNSEEN, '');
  const ordered = RIGHT_TO_LEFT.test(clean) ? inOrder(clean) : [clean];
  const eastAsian = eastAsianOf(clean, country);
  return ordered.flatMap((run) => byFont(run, eastAsian));
}

/** Runs of one font. A combining mark (an accent, a vowel's sign) stays with its letter. */
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
 * The parts of a text from left to right (the Unicode Bidirectional Algorithm, in a document that is read from left to
 * right). Within a part the font's shaper determines the order; words are joined, because otherwise each would be
 * shaped separately.
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

/** Reverses neighbours of this level or higher. */
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

/** One word, or several of a long text that may be on separate lines. */
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
