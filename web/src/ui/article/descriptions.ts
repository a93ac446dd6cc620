import { CARD_LANGUAGE } from '@quire/model/constants';
import type { PublishedArticle } from '@quire/model/entities/published';
import { language as pageLanguage } from '@quire/model/messages/language';
import { nearestLanguage } from '@quire/model/messages/nearest-language';

/** What describes an article to readers of one language. */
export interface LanguageDescription {
  readonly language: string;
  readonly titleHtml: string;
  /** Empty where there is none. */
  readonly abstractHtml: string;
  readonly plainSummary: string;
  readonly keywords: readonly string[];
}

/** An article, as far as it describes itself. */
export interface Describing {
  readonly titleHtml?: string;
  readonly titles?: PublishedArticle['titles'];
  readonly abstractHtml: string;
  readonly abstracts?: PublishedArticle['abstracts'];
  readonly metadata: Pick<PublishedArticle['metadata'], 'plainSummary' | 'keywords'> &
    Partial<Pick<PublishedArticle['metadata'], 'language' | 'translations'>>;
}

interface Descriptions {
  /** In the article's own language. */
  readonly own: LanguageDescription;
  /** The one for the reader of this page; undefined where there is none. It may be `own`. */
  readonly readers: LanguageDescription | undefined;
  /** All that are neither; also the reader's own where it has no abstract to come first with, and says more than a title. */
  readonly others: readonly LanguageDescription[];
}

/** The descriptions of an article, sorted for a reader of the page's language. */
export function descriptionsOf(article: Describing): Descriptions {
  const { titleHtml = '', titles = [], abstractHtml, abstracts = [], metadata } = article;
  const { language = CARD_LANGUAGE, plainSummary = '', keywords, translations = [] } = metadata;
  const own = { language, titleHtml, abstractHtml, plainSummary, keywords };
  const translated = titles.map((title): LanguageDescription => {
    const isSame = (other: { readonly language: string }) => other.language === title.language;
    const plain = translations.find(isSame);
    return {
      language: title.language,
      titleHtml: title.titleHtml,
      abstractHtml: abstracts.find(isSame)?.html ?? '',
      plainSummary: plain?.plainSummary ?? '',
      keywords: plain?.keywords ?? [],
    };
  });
  const readers = nearestLanguage(pageLanguage(), [own, ...translated]);
  const isBelow = (each: LanguageDescription) =>
    each !== readers ||
    (each.abstractHtml === '' && (each.plainSummary !== '' || each.keywords.length > 0));
  return { own, readers, others: translated.filter(isBelow) };
}
