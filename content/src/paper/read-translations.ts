import { TRANSLATIONS_MAX } from '@quire/model/constants';
import type { ArticleMetadata } from '@quire/model/entities/article';
import {
  type ArticleTranslation,
  repeatedLanguages,
  TranslationSchema,
} from '@quire/model/entities/translation';
import { URL_KEY } from '@quire/model/url-key';
import type { Report } from '../report/problems.ts';
import { asList, asProse, asText, isFields } from './fields.ts';
import type { FrontMatter } from './front-matter.ts';

function readTranslation(value: unknown): ArticleTranslation | null {
  if (!isFields(value)) return null;
  const abstract = asProse(value.abstract);
  const plainSummary = asProse(value.plainSummary);
  const keywords = asList(value.keywords).map(asText).filter(Boolean);
  const read = TranslationSchema.safeParse({
    language: asText(value.language),
    title: asText(value.title),
    ...(abstract ? { abstract } : {}),
    ...(plainSummary ? { plainSummary } : {}),
    ...(keywords.length > 0 ? { keywords } : {}),
  });
  return read.success ? read.data : null;
}

/**
 * The titles and abstracts of a paper in other languages: `translations`, a list whose entries have `language`, `title`,
 * and as much of `abstract`, `plainSummary` and `keywords` as there is. What does not fit is reported and left out.
 */
export function readTranslations(
  front: FrontMatter,
  language: string,
  report: Report,
): ArticleTranslation[] {
  const line = front.lineOf('translations:');
  const read = asList(front.fields.translations).map(readTranslation);
  const fitting = read.filter((translation) => translation !== null);
  if (fitting.length < read.length) {
    report.warn('translations/unreadable', {}, line);
  }
  const repeated = repeatedLanguages(language, fitting);
  if (repeated.length > 0) {
    report.warn('translations/repeated', {}, line);
  }
  if (fitting.length - repeated.length > TRANSLATIONS_MAX) {
    report.warn('translations/many', { most: TRANSLATIONS_MAX }, line);
  }
  return fitting.filter((_, place) => !repeated.includes(place)).slice(0, TRANSLATIONS_MAX);
}

/** Of a translated paper: the key of the original, in the same journal (`translationOf`). */
export function readTranslationOf(
  front: FrontMatter,
  report: Report,
): Pick<ArticleMetadata, 'translationOf'> {
  const text = asText(front.fields.translationOf);
  if (!text) return {};
  if (URL_KEY.test(text) && text.length <= 80) return { translationOf: text };
  report.warn('translationOf/unreadable', { key: text }, front.lineOf('translationOf:'));
  return {};
}
