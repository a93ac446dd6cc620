import { z } from 'zod';
import {
  ARTICLE_ABSTRACT_MAX_CHARACTERS,
  ARTICLE_KEYWORDS_MAX,
  ARTICLE_TITLE_MAX_CHARACTERS,
  PLAIN_SUMMARY_MAX_CHARACTERS,
} from '../constants.ts';
import { t } from '../messages/t.ts';

/** A language tag (BCP 47) whose first part is in lower case: `pt`, `pt-BR`, `zh-Hans`. */
export const LanguageTagSchema = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/);

/** What describes an article to readers of one language, its own or another. */
export const DESCRIPTION = {
  title: z
    .string()
    .min(1, { error: () => t('fields.articleNeedsTitle') })
    .max(ARTICLE_TITLE_MAX_CHARACTERS, {
      error: () => t('fields.titleTooLong', { most: ARTICLE_TITLE_MAX_CHARACTERS }),
    }),
  /** Markdown (inline markup and math only). */
  abstract: z.string().max(ARTICLE_ABSTRACT_MAX_CHARACTERS),
  plainSummary: z.string().max(PLAIN_SUMMARY_MAX_CHARACTERS),
  keywords: z.array(z.string().min(1).max(80)).max(ARTICLE_KEYWORDS_MAX),
};

/** The title of an article in another language than its text, with as much of the rest as was translated. */
export const TranslationSchema = z.object({
  language: LanguageTagSchema,
  title: DESCRIPTION.title,
  abstract: DESCRIPTION.abstract.optional(),
  plainSummary: DESCRIPTION.plainSummary.optional(),
  keywords: DESCRIPTION.keywords.optional(),
});
export type ArticleTranslation = z.infer<typeof TranslationSchema>;

/**
 * The positions of the translations whose language the article itself or an earlier translation has. An article has
 * one title in each language.
 */
export function repeatedLanguages(
  language: string,
  translations: readonly { readonly language: string }[],
): number[] {
  const before = new Set([language.toLowerCase()]);
  return translations.flatMap((translation, place) => {
    const tag = translation.language.toLowerCase();
    if (before.has(tag)) return [place];
    before.add(tag);
    return [];
  });
}
