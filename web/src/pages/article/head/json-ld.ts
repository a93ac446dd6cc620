import { peerReviewPath } from '@quire/model/article-paths';
import { ARTICLE_TYPES } from '@quire/model/article-types';
import { CARD_LANGUAGE } from '@quire/model/constants';
import { machineTitle } from '@quire/model/entities/machine-title';
import type { TranslatedVersion } from '@quire/model/entities/published';
import { JATS_TYPE } from '@quire/model/entities/signposts';
import { doiUrl } from '@quire/model/identifiers';
import { htmlText } from '@quire/model/letters/html-text';
import { licenceOf } from '@quire/model/licence';
import { mediaPath } from '@quire/model/paths';
import type {
  MediaObject,
  PropertyValue,
  ScholarlyArticle,
  WebPage,
  WithContext,
} from 'schema-dts';
import { jatsAddress, pageAddress, pdfAddress } from '../static/addresses.ts';
import type { Described } from './described.ts';
import { fundingOf, relatedWorksOf, withWorks } from './json-ld-funding.ts';
import { partOf, press, wayTo } from './json-ld-place.ts';
import { writer } from './json-ld-writer.ts';

/** The article as schema.org describes one, with titles and abstracts in all languages that it has. */
export const articleJsonLd = (described: Described): object => ({
  ...withWorks({ ...inOwnLanguage(described) }, relatedWorksOf(described.article.metadata)),
  ...inAllLanguages(described),
});

/** The article in the types of schema.org's own terms. */
function inOwnLanguage(described: Described): WithContext<ScholarlyArticle> {
  const { article, title, abstract, origin } = described;
  const { metadata, doi, pages, updated, teaser, shareImage, journal, akey } = article;
  const page = `${origin}${pageAddress(article)}`;
  const pdf = pdfAddress(article);
  const licence = licenceOf(metadata.licence).url;
  return {
    '@context': 'https://schema.org',
    '@type': 'ScholarlyArticle',
    '@id': doi ? doiUrl(doi) : page,
    url: page,
    mainEntityOfPage: { '@type': 'WebPage', '@id': page, breadcrumb: wayTo(described) },
    name: title,
    headline: title,
    genre: ARTICLE_TYPES[article.type],
    author: metadata.authors.map((author) => writer(author, article)),
    datePublished: article.published,
    ...(updated ? { dateModified: updated } : {}),
    ...(doi ? { identifier: doiOf(doi), sameAs: doiUrl(doi) } : {}),
    isPartOf: partOf(described),
    ...(shareImage ? { image: `${origin}${mediaPath(journal, akey, shareImage)}` } : {}),
    ...(pages ? { pagination: pages } : {}),
    ...(licence ? { license: licence } : {}),
    ...(abstract ? { abstract } : {}),
    ...(teaser ? { description: teaser } : {}),
    ...(metadata.keywords.length > 0 ? { keywords: metadata.keywords } : {}),
    inLanguage: metadata.language,
    publisher: press(described),
    isAccessibleForFree: true,
    encoding: [
      ...(pdf ? [fileOf(`${origin}${pdf}`, 'application/pdf')] : []),
      fileOf(`${origin}${jatsAddress(article)}`, JATS_TYPE),
    ],
    ...(article.hasReviews ? { subjectOf: reviewPage(described) } : {}),
    ...fundingOf(metadata),
    ...notices(described),
    ...translations(described),
  };
}

const reviewPage = ({ article, title, origin }: Described): WebPage => ({
  '@type': 'WebPage',
  name: `Peer review: ${title}`,
  url: `${origin}${peerReviewPath(article.journal, article.issue, article.akey)}`,
});

const doiOf = (doi: string): PropertyValue => ({
  '@type': 'PropertyValue',
  propertyID: 'DOI',
  value: doi,
  url: doiUrl(doi),
});

const fileOf = (contentUrl: string, encodingFormat: string): MediaObject => ({
  '@type': 'MediaObject',
  contentUrl,
  encodingFormat,
});

/** What was said of the article since, or what the article is a notice about. */
function notices({
  article,
  origin,
}: Described): Partial<Omit<ScholarlyArticle & object, '@type'>> {
  const { about } = article;
  return {
    ...(article.notices.length > 0
      ? {
          correction: article.notices.map((notice) => ({
            '@type': 'CorrectionComment',
            name: htmlText(notice.article.titleHtml),
            datePublished: notice.date,
            url: `${origin}${pageAddress(notice.article)}`,
          })),
        }
      : {}),
    ...(about
      ? {
          about: {
            '@type': 'ScholarlyArticle',
            name: htmlText(about.article.titleHtml),
            url: `${origin}${pageAddress(about.article)}`,
          },
        }
      : {}),
  };
}

/** A text with its language (JSON-LD 1.1, 4.2.4), of which the types of schema.org's terms know nothing. */
interface LanguageText {
  readonly '@value': string;
  readonly '@language': string;
}

/** Names and abstracts, where there is more than one; a single one is a plain text in `inLanguage`. */
function inAllLanguages({ article, title, titles, abstract, abstracts }: Described): object {
  const { language } = article.metadata;
  const tagged = (value: string, tag: string): LanguageText => ({
    '@value': value,
    '@language': tag,
  });
  return {
    ...(titles.length > 0
      ? {
          name: [
            tagged(title, language),
            ...titles.map((each) => tagged(each.text, each.language)),
          ],
        }
      : {}),
    ...(abstracts.length > 0
      ? {
          abstract: [
            ...(abstract ? [tagged(abstract, language)] : []),
            ...abstracts.map((each) => tagged(each.text, each.language)),
          ],
        }
      : {}),
  };
}

/** The article that it is a translation of, and its own translations. */
function translations({
  article,
  origin,
}: Described): Partial<Omit<ScholarlyArticle & object, '@type'>> {
  const { translationOf, translatedVersions = [] } = article;
  const work = (version: TranslatedVersion): ScholarlyArticle => ({
    '@type': 'ScholarlyArticle',
    name: machineTitle(version),
    url: `${origin}${pageAddress(version)}`,
    inLanguage: version.language ?? CARD_LANGUAGE,
  });
  return {
    ...(translationOf ? { translationOfWork: work(translationOf) } : {}),
    ...(translatedVersions.length > 0 ? { workTranslation: translatedVersions.map(work) } : {}),
  };
}
