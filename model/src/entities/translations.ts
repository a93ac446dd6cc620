import { z } from 'zod';
import { TRANSLATED } from '../messages/languages.ts';

/** The language of a text that is a document of its own (a page, a post): absent for the original. */
export const TranslatedLanguageSchema = z.enum(TRANSLATED);

/**
 * Translations of a record's short texts, by language; what is not translated is absent. Languages that
 * the software does not have are left out.
 *
 * @param texts the fields that can be translated, with their limits
 */
export function translationsSchema<Shape extends z.ZodRawShape>(texts: Shape) {
  const one = z.object(texts).partial().optional();
  return z.object(Object.fromEntries(TRANSLATED.map((language) => [language, one]))).optional();
}
