import type { Language } from '@quire/model/messages/languages';
import type { FormProblem } from '../form-problems.ts';

/**
 * The first language whose translation has a problem, if there are problems that were not among those before: typing only
 * takes some away, and must not lead to another language. Undefined: none.
 *
 * @param path of the field of translations
 */
export function languageToCorrect(
  problems: readonly FormProblem[],
  before: readonly FormProblem[],
  offered: readonly Language[],
  path: string,
): Language | undefined {
  if (problems.every((each) => before.includes(each))) return undefined;
  return offered.find((language) =>
    problems.some(({ field }) => languageOfField(field, offered, path) === language),
  );
}

/** The language of a field within translations: that of `translations.es.title` is `es`. Undefined: it is none of theirs. */
export const languageOfField = (
  field: string,
  offered: readonly Language[],
  path: string,
): Language | undefined => offered.find((language) => field.startsWith(`${path}.${language}.`));
