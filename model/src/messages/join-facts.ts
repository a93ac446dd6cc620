import { language } from './language.ts';
import { LANGUAGES } from './languages.ts';

/**
 * Short facts on one line; empty ones are left out, and no line begins with a point. In a language that is written from
 * right to left each is put between FSI and PDI (UAX #9): two Latin names beside each other would otherwise change places.
 */
export function joinFacts(
  facts: readonly (string | false | null | undefined)[],
  separator = '\u00a0· ',
): string {
  const shown = facts.filter((fact) => typeof fact === 'string' && fact !== '');
  const isMirrored = LANGUAGES[language()].direction === 'rtl';
  return shown.map((fact) => (isMirrored ? `\u2068${fact}\u2069` : fact)).join(separator);
}
