import { CREDIT_ROLES } from '@quire/model/credit-roles';
import type { Author } from '@quire/model/entities/article';

/** Letters alone: `Writing—review and editing` and `Writing – review & editing` are one. */
const bare = (role: string) =>
  role
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/\bsupervison\b/, 'supervision')
    .replace(/isation\b/g, 'ization')
    .replace(/[^a-z]/g, '');
const ROLES = new Map(CREDIT_ROLES.map((role) => [bare(role), role]));

/** The roles of the taxonomy among some words, each once, in the taxonomy's order. */
export function creditRoles(words: readonly string[]): string[] {
  const found = new Set(words.flatMap((word) => ROLES.get(bare(word)) ?? []));
  return CREDIT_ROLES.filter((role) => found.has(role));
}

/** `M. B. Holt`, `Holt-Marsh` → `MBH`, `MBHM` and what journals make of them. */
function initialsOf({ given, family }: Author): string[] {
  const first = (words: string, apart: RegExp) =>
    words
      .split(apart)
      .map((word) => [...word][0] ?? '')
      .join('')
      .toUpperCase();
  const givens = [first(given, /[\s-]+/), first(given, /\s+/), ([...given][0] ?? '').toUpperCase()];
  const families = [first(family, /[\s-]+/), ([...family][0] ?? '').toUpperCase()];
  return [...new Set(givens.flatMap((one) => families.map((two) => one + two)))];
}

/**
 * `Conceptualization: PPW. Data curation: GSST PPW.`: by the position of each author, what they did. Null where
 * a role is none of the taxonomy's, or initials are nobody's or more than one author's.
 */
export function creditByInitials(
  statement: string,
  authors: readonly Author[],
): Map<number, string[]> | null {
  const said = [
    ...statement.matchAll(/([^:.]+(?:\.(?!\s|[A-Z])[^:.]*)*):\s*((?:[\p{Lu}-]{2,6}[\s,;]*)+)\.?/gu),
  ];
  if (said.length === 0) return null;
  const made = new Map<number, string[]>();
  for (const [, name = '', who = ''] of said) {
    const [role] = creditRoles([name]);
    if (!role) return null;
    for (const initials of who.split(/[\s,;]+/).filter(Boolean)) {
      const plain = initials.replaceAll('-', '');
      const found = authors.flatMap((author, at) =>
        initialsOf(author).includes(plain) ? [at] : [],
      );
      const [at] = found;
      if (found.length !== 1 || at === undefined) return null;
      made.set(at, [...(made.get(at) ?? []), role]);
    }
  }
  return made;
}
