/** Titles, abstracts and keywords of a JATS article in other languages than its own. */
import { TRANSLATIONS_MAX } from '@quire/model/constants';
import { type ArticleTranslation, TranslationSchema } from '@quire/model/entities/translation';
import type { Element } from '@xmldom/xmldom';
import { attribute, childNamed, childrenNamed } from '../convert/xml.ts';
import { abstractText } from './jats-abstract.ts';
import type { JatsContext } from './jats-context.ts';
import { keywordsOf, plainSummaryOf } from './jats-descriptions.ts';
import { tagOf } from './jats-language.ts';

/** Each language has one; an abstract without a translated title has no place. */
export function readJatsTranslations(
  meta: Element,
  language: string,
  context: JatsContext,
): ArticleTranslation[] {
  const group = childNamed(meta, 'title-group');
  const isIn = (tag: string) => (element: Element) => tagOf(element) === tag;
  const read = new Map<string, ArticleTranslation>();
  for (const translated of group ? childrenNamed(group, 'trans-title-group') : []) {
    const title = childNamed(translated, 'trans-title');
    const tag = tagOf(translated) || (title ? tagOf(title) : '');
    if (!title || tag === language || read.has(tag)) continue;
    const abstracts = childrenNamed(meta, 'trans-abstract').filter(isIn(tag));
    const own = abstracts.find((each) => !attribute(each, 'abstract-type'));
    const plainSummary = plainSummaryOf(abstracts);
    const keywords = keywordsOf(childrenNamed(meta, 'kwd-group').filter(isIn(tag)));
    const translation = TranslationSchema.safeParse({
      language: tag,
      title: context.inline(title),
      ...(own ? { abstract: abstractText(own, context) } : {}),
      ...(plainSummary ? { plainSummary } : {}),
      ...(keywords.length > 0 ? { keywords } : {}),
    });
    if (translation.success) read.set(tag, translation.data);
    else context.report.warn('jats/translation', { language: tag });
  }
  const left = childrenNamed(meta, 'trans-abstract').filter((each) => !read.has(tagOf(each)));
  if (left.length > 0) {
    context.report.note('jats/translated-abstract', {});
  }
  return [...read.values()].slice(0, TRANSLATIONS_MAX);
}

/** Keywords in the article's own language, and those in languages of which it has no title. */
export const ownKeywordGroups = (
  meta: Element,
  translations: readonly ArticleTranslation[],
): readonly Element[] =>
  childrenNamed(meta, 'kwd-group').filter(
    (group) => !translations.some(({ language }) => language === tagOf(group)),
  );
