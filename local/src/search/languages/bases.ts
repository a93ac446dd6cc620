import { ENDINGS } from './endings.ts';

/** What a word may be a form of. */
export interface Base {
  readonly text: string;
  /** Whether it is the word itself, but for what precedes it. */
  readonly isOwn: boolean;
}

/** A shorter remainder would be another word by chance. */
const SHORTEST = 3;
/** Two forms of a word that is in no text itself have so many letters in common: `Leben` and `Leber` have three. */
const SHARED = 5;

/** The words that a folded word may be a form of in a language, itself among them; only itself where it is not known. */
export function basesOf(word: string, language: string): Base[] {
  const { before = [], after = [], irregular = '' } = ENDINGS[language] ?? {};
  const own = [word, ...replaced(word, before)];
  const pair = irregular.split(' ').find((each) => each.split('-').includes(word));
  const bases = new Map(own.map((text) => [text, true]));
  for (const text of [
    ...own.flatMap((each) => replaced(each, after)),
    ...(pair?.split('-') ?? []),
  ]) {
    if (!bases.has(text)) bases.set(text, false);
  }
  return Array.from(bases, ([text, isOwn]) => ({ text, isOwn }));
}

function replaced(word: string, rules: readonly (readonly [RegExp, ...string[]])[]): string[] {
  return rules
    .flatMap(([form, ...others]) =>
      form.test(word) ? others.map((other) => word.replace(form, other)) : [],
    )
    .filter(({ length }) => length >= SHORTEST);
}

/** Whether two words that have a base in common are forms of one word. */
export const isOneWord = (one: Base, other: Base): boolean =>
  one.isOwn || other.isOwn || one.text.length >= SHARED;
