/** A text as a PDF shows it: each run in a font that has its letters, with its direction. */
import {
  type EastAsian,
  eastAsianOf,
  type FontSlice,
  fallbackFont,
} from '../../../platform/fonts/fallback-fonts.ts';
import { bidi } from './bidi.ts';

export interface Run {
  readonly text: string;
  /** The level of the run (UAX #9), which `place-inlines.ts` orders lines by; absent if all is from left to right. */
  readonly level?: number;
  /** A font other than the document's own. */
  readonly font?: FontSlice;
}

/** Where and in which direction a text is printed. */
export interface Setting {
  /** Where the names in it come from. */
  readonly country: string;
  /** Of the document. */
  readonly direction: 'ltr' | 'rtl';
}

/** Letters of scripts that are written from right to left, and marks of that direction. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc]/;
const ISOLATE = /[\u2066-\u2069]/;
/** Invisible, and could disguise a name. Marks and isolates order a text before they are omitted. */
const UNSEEN = /[\u200b-\u200d\u202a-\u202e\u2060-\u2065\ufeff]/g;
const ORDERING = /[\u061c\u200e\u200f\u2066-\u2069]/g;

const BY_COUNTRY: Readonly<Record<string, EastAsian>> = { JP: 'jp', KR: 'kr', KP: 'kr' };

/** The runs of a text in its own order. */
export function printedRuns(text: string, { country, direction }: Setting): Run[] {
  const clean = text.normalize('NFC').replace(UNSEEN, '');
  const eastAsian = eastAsianOf(clean, BY_COUNTRY[country]);
  return levelRuns(clean, direction).flatMap((run) => byFont(run, eastAsian));
}

interface LevelRun {
  text: string;
  readonly level?: number;
}

/** Runs of one font. A combining mark (an accent, a vowel's sign) stays with its letter. */
function byFont({ text, ...level }: LevelRun, eastAsian: EastAsian): Run[] {
  const runs: { text: string; font: ReturnType<typeof fallbackFont> }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const own = /\p{M}/u.test(letter) ? last?.font : undefined;
    const font = own ?? fallbackFont(letter, eastAsian);
    if (last && last.font?.name === font?.name) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs.map((run) => ({ text: run.text, ...level, ...(run.font && { font: run.font }) }));
}

/** Runs of one direction. In a document from right to left, what has no such letters is a name or a code. */
function levelRuns(text: string, direction: Setting['direction']): LevelRun[] {
  const isMirrored = direction === 'rtl';
  if (!RIGHT_TO_LEFT.test(text) && !(isMirrored && ISOLATE.test(text)))
    return [{ text: text.replace(ORDERING, '') }];
  const { levels } = bidi.getEmbeddingLevels(text, isMirrored ? 'rtl' : 'auto');
  const runs: (LevelRun & { level: number })[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at).replace(ORDERING, '');
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    if (last && last.level === level) last.text += letter;
    else if (letter) runs.push({ text: letter, level });
  }
  return runs;
}
