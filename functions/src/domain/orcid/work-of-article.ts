/** An article as a work of ORCID's member API 3.0 (work-3.0.xsd), in JSON. */

import type { PublishedArticle } from '@quire/model/entities/published';
import { retractedTitle } from '@quire/model/entities/retracted-title';
import { normaliseDoi, orcidUrl } from '@quire/model/identifiers';
import { articlePath } from '@quire/model/paths';

/** The schema's limits, in characters. */
const TITLE_MAX = 1_000;
const NAME_MAX = 150;
/** More names say no more to a reader of the record. */
const CONTRIBUTORS_MAX = 100;

const value = (text: string, most = TITLE_MAX) => ({ value: text.slice(0, most) });

type WorkFacts = Pick<
  PublishedArticle,
  | 'journal'
  | 'issue'
  | 'akey'
  | 'title'
  | 'status'
  | 'metadata'
  | 'published'
  | 'teaser'
  | 'journalTitle'
  | 'journalIssn'
  | 'conference'
>;

interface ExternalId {
  readonly 'external-id-type': string;
  readonly 'external-id-value': string;
  readonly 'external-id-url'?: { readonly value: string };
  readonly 'external-id-relationship': 'self' | 'part-of';
}

/** By what the work is known in a record: its DOI, or its address where it has none. */
export function ownIdentifier(article: WorkFacts, origin: string): ExternalId {
  const doi = article.metadata.doi && normaliseDoi(article.metadata.doi);
  const url = origin + articlePath(article.journal, article.issue, article.akey);
  return {
    ...(doi
      ? {
          'external-id-type': 'doi',
          'external-id-value': doi,
          'external-id-url': { value: `https://doi.org/${encodeURI(doi)}` },
        }
      : {
          'external-id-type': 'uri',
          'external-id-value': url,
          'external-id-url': { value: url },
        }),
    'external-id-relationship': 'self',
  };
}

const contributor = (author: PublishedArticle['metadata']['authors'][number], place: number) => {
  const { collective, given, family, orcid } = author;
  const name = collective ?? [given, family].filter(Boolean).join(' ');
  return {
    ...(orcid
      ? { 'contributor-orcid': { uri: orcidUrl(orcid), path: orcid, host: 'orcid.org' } }
      : {}),
    'credit-name': value(name, NAME_MAX),
    'contributor-attributes': {
      'contributor-sequence': place === 0 ? 'first' : 'additional',
      'contributor-role': 'author',
    },
  };
};

/** ORCID has its own list of languages; of those with two letters we can be sure. */
const languageOf = (tag: string) => (/^[a-z]{2}$/.test(tag) ? { 'language-code': tag } : {});

/** The work, without a put-code. A retracted article says so in its title: works have no state. */
export function workOfArticle(article: WorkFacts, origin: string) {
  const { metadata, journalTitle, journalIssn, published, conference, teaser } = article;
  const [year = '', month = '', day = ''] = published.split('-');
  const [translation] = metadata.translations;
  const url = origin + articlePath(article.journal, article.issue, article.akey);
  const issn: ExternalId[] = journalIssn
    ? [
        {
          'external-id-type': 'issn',
          'external-id-value': journalIssn,
          'external-id-relationship': 'part-of',
        },
      ]
    : [];
  const translated = translation?.title && /^[a-z]{2}$/.test(translation.language);
  return {
    title: {
      title: value(retractedTitle(article.title, article.status)),
      ...(metadata.subtitle ? { subtitle: value(metadata.subtitle) } : {}),
      ...(translated
        ? {
            'translated-title': {
              ...value(translation.title ?? ''),
              'language-code': translation.language,
            },
          }
        : {}),
    },
    'journal-title': value(journalTitle),
    ...(teaser ? { 'short-description': teaser } : {}),
    type: conference ? 'conference-paper' : 'journal-article',
    'publication-date': { year: { value: year }, month: { value: month }, day: { value: day } },
    'external-ids': { 'external-id': [ownIdentifier(article, origin), ...issn] },
    url: { value: url },
    contributors: { contributor: metadata.authors.slice(0, CONTRIBUTORS_MAX).map(contributor) },
    ...languageOf(metadata.language),
  };
}
