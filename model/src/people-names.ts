/** When two ways of writing a name may be one person's. */
import { fold } from './search-terms.ts';

const wordsOf = (name: string): string[] => fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Family name and first letter of the given one, folded: `muller j`. */
export function nameKey({ given, family }: { readonly given: string; readonly family: string }) {
  const first = wordsOf(given)[0]?.charAt(0) ?? '';
  return `${wordsOf(family).join(' ')} ${first}`.trim();
}

/**
 * Whether two names may be the same person's: every whole word of the shorter one is in the other, or
 * begins as one of its words does (`J. Müller`, `Jana Mueller-Ito` are not; `J. Müller`, `Jana Muller` are).
 */
export function mayBeSameName(one: string, other: string): boolean {
  const [short, long] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  if (!short || !long || short.length === 0) return false;
  const fits = (a: string, b: string) => a === b || (a.length === 1 && b.startsWith(a));
  const left = [...long];
  const isIn = short.every((word) => {
    const at = left.findIndex((each) => fits(word, each) || fits(each, word));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  // An initial alone says nothing.
  return isIn && short.some((word) => word.length > 1 && long.includes(word));
}

/**
 * Whether an author may be the person of this name: by the words of both names, or by family name and first
 * initial (`Okafor CN` and `Chidi N. Okafor`).
 */
export function mayBePerson(
  { given, family }: { readonly given: string; readonly family: string },
  name: string,
): boolean {
  if (mayBeSameName(`${given} ${family}`, name)) return true;
  const words = name.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const key = nameKey({ given: words.slice(0, -1).join(' '), family: last });
  return given !== '' && words.length > 1 && nameKey({ given, family }) === key;
}

/** Whether two names have a whole word in common; an initial is none. */
export function sharesName(one: string, other: string): boolean {
  const known = new Set(wordsOf(one).filter((word) => [...word].length > 1));
  return wordsOf(other).some((word) => known.has(word));
}
