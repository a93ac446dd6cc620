/**
 * What a JATS file states of its article apart from its text (front/article-meta, and notes behind the text), as
 * our own metadata has it. What has no place there, or is not understood, is reported.
 */

import { type ArticleMetadata, ArticleMetadataSchema } from '@quire/model/entities/article';
import { normaliseDoi } from '@quire/model/identifiers';
import type { Element } from '@xmldom/xmldom';
import {
  allNamed,
  attribute,
  childNamed,
  childrenNamed,
  childrenOf,
  tagNameOf,
  wordsOf,
} from '../convert/xml.ts';
import { readJatsAuthors } from './jats-authors.ts';
import type { JatsContext } from './jats-context.ts';
import { keywordsOf, PLAIN, plainSummaryOf } from './jats-descriptions.ts';
import { readJatsFunders } from './jats-funders.ts';
import { tagOf } from './jats-language.ts';
import { isKeyed, readRelated } from './jats-related.ts';
import { isRelation, readJatsRelations } from './jats-relations.ts';
import { readJatsStatements } from './jats-statements.ts';
import { ownKeywordGroups, readJatsTranslations } from './jats-translations.ts';

type StatedMetadata = Partial<ArticleMetadata>;

const TYPES: Readonly<Record<string, ArticleMetadata['type']>> = {
  'research-article': 'research-article',
  'review-article': 'review-article',
  'systematic-review': 'review-article',
  'software-paper': 'software-paper',
  'data-paper': 'data-paper',
  'methods-article': 'methods-article',
  'brief-report': 'short-communication',
  'rapid-communication': 'short-communication',
  letter: 'short-communication',
  'article-commentary': 'perspective',
  discussion: 'perspective',
  editorial: 'editorial',
  correction: 'correction',
  retraction: 'retraction',
  'expression-of-concern': 'expression-of-concern',
};

/** Parts that are read, here or with the text, or that say nothing of their own. */
const UNDERSTOOD = new Set([
  ...['article-id', 'title-group', 'contrib-group', 'aff', 'aff-alternatives', 'author-notes'],
  ...[
    'pub-date',
    'pub-date-not-available',
    'fpage',
    'lpage',
    'page-range',
    'elocation-id',
    'history',
  ],
  ...[
    'permissions',
    'abstract',
    'trans-abstract',
    'kwd-group',
    'funding-group',
    'counts',
    'self-uri',
  ],
]);
/** Parts that have no place among the details of an article, in words. */
const WITHOUT_PLACE: Readonly<Record<string, string>> = {
  'article-categories': 'categories',
  'article-version': 'version',
  volume: 'volume',
  issue: 'issue',
  'issue-title': 'issueTitle',
  'issue-id': 'issue',
  'volume-id': 'volume',
  'volume-series': 'series',
  'supplementary-material': 'supplements',
  'related-article': 'relatedArticles',
  'related-object': 'relatedObjects',
  product: 'product',
  conference: 'conference',
  'custom-meta-group': 'customFields',
  isbn: 'isbn',
};

function dateOf(element: Element): string | null {
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(attribute(element, 'iso-8601-date'))?.[0];
  const [year, month, day] = ['year', 'month', 'day'].map((name) =>
    Number(wordsOf(childNamed(element, name))),
  );
  const made =
    iso ??
    `${year || ''}-${String(month || '').padStart(2, '0')}-${String(day || '').padStart(2, '0')}`;
  return ArticleMetadataSchema.shape.dates.safeParse({ published: made }).success ? made : null;
}

const RECEIVED: Readonly<Record<string, keyof ArticleMetadata['dates']>> = {
  received: 'received',
  'rev-recd': 'revised',
  'rev-received': 'revised',
  revised: 'revised',
  accepted: 'accepted',
};

function datesOf(meta: Element, { report }: JatsContext): ArticleMetadata['dates'] {
  const dates: ArticleMetadata['dates'] = {};
  const histories = [...childrenNamed(meta, 'history'), ...childrenNamed(meta, 'pub-history')];
  for (const date of histories.flatMap((history) => allNamed(history, 'date'))) {
    const field = RECEIVED[attribute(date, 'date-type')];
    const read = dateOf(date);
    // Of several revisions the last.
    if (field && read) dates[field] = [dates[field] ?? '', read].sort().at(-1) ?? read;
    else report.note('jats/date', { kind: attribute(date, 'date-type'), date: wordsOf(date) });
  }
  const published = childrenNamed(meta, 'pub-date')
    .filter((each) => !/retraction|correct/.test(attribute(each, 'date-type')))
    .flatMap((each) => dateOf(each) ?? [])
    .sort()[0];
  if (published) dates.published = published;
  else if (childNamed(meta, 'pub-date')) report.note('jats/date-day', {});
  return dates;
}

/** `https://creativecommons.org/licenses/by-nc/4.0/` → `CC-BY-NC-4.0`. */
function licenceOfAddress(text: string): string | null {
  const cc = /creativecommons\.org\/licenses\/(by(?:-nc)?(?:-sa|-nd)?)\/(\d\.\d)/i.exec(text);
  if (cc?.[1]) return `CC-${cc[1].toUpperCase()}-${cc[2]}`;
  return /creativecommons\.org\/publicdomain\/zero\/1\.0/i.test(text) ? 'CC0-1.0' : null;
}

function licenceOf(meta: Element, { report }: JatsContext): string | null {
  const licences = allNamed(meta, 'license');
  const said = licences.flatMap((licence) => [
    attribute(licence, 'href'),
    ...allNamed(licence, 'license_ref').map(wordsOf),
    ...allNamed(licence, 'ext-link').map((link) => attribute(link, 'href')),
    wordsOf(licence),
  ]);
  const read = said.map(licenceOfAddress).find((each) => each !== null);
  if (read) return read;
  if (licences.length > 0) report.warn('jats/licence', {});
  return null;
}

function pagesOf(meta: Element): StatedMetadata {
  const [first, last] = [wordsOf(childNamed(meta, 'fpage')), wordsOf(childNamed(meta, 'lpage'))];
  const eLocationId = wordsOf(childNamed(meta, 'elocation-id'));
  return {
    ...(first ? { pages: { first, ...(last ? { last } : {}) } } : {}),
    ...(eLocationId ? { eLocationId } : {}),
  };
}

/** Says of what was left out that it was. */
function reportTheRest(meta: Element, { report }: JatsContext): void {
  const parts = new Set<string>();
  const abstracts = new Set<string>();
  for (const part of childrenOf(meta)) {
    const name = tagNameOf(part);
    const type = attribute(part, 'abstract-type');
    if ((name === 'related-article' && isKeyed(part)) || isRelation(part)) continue;
    if (/^(trans-)?abstract$/.test(name) && type && !PLAIN.test(type)) abstracts.add(type);
    else if (!UNDERSTOOD.has(name)) parts.add(WITHOUT_PLACE[name] ?? `<${name}>`);
  }
  const others = childrenNamed(meta, 'article-id')
    .map((id) => attribute(id, 'pub-id-type'))
    .filter((type) => type !== 'doi' && type !== '');
  const left = { parts: [...parts], abstracts: [...abstracts], identifiers: [...new Set(others)] };
  if (Object.values(left).some(({ length }) => length > 0)) report.note('jats/left-out', left);
}

/** Each field by itself, as its schema has it; one that does not fit is reported and left out. */
function checked(
  stated: Readonly<Record<string, unknown>>,
  { report }: JatsContext,
): StatedMetadata {
  const { shape } = ArticleMetadataSchema;
  const fields = ArticleMetadataSchema.keyof().options;
  const isEmpty = (value: unknown) =>
    value === '' ||
    value === null ||
    value === undefined ||
    Object.keys(Object(value)).length === 0;
  const fitting = fields.filter((field) => {
    const value = stated[field];
    if (isEmpty(value)) return false;
    const fits = shape[field].safeParse(value).success;
    const words = JSON.stringify(value).slice(0, 80);
    if (!fits) report.warn('jats/field', { field, value: words });
    return fits;
  });
  const named = Object.fromEntries(fitting.map((field) => [field, stated[field]]));
  const made: StatedMetadata = ArticleMetadataSchema.parse({ title: '–', ...named });
  // The schema fills in what nobody has said.
  for (const field of fields) if (!fitting.includes(field)) delete made[field];
  return made;
}

/** All that the file states of its article but title and abstract, which the text comes with. */
export function readJatsMetadata(article: Element, context: JatsContext): StatedMetadata {
  const front = childNamed(article, 'front');
  const meta = front && childNamed(front, 'article-meta');
  if (!meta) return {};
  const type = TYPES[attribute(article, 'article-type')];
  const kind = attribute(article, 'article-type');
  if (kind && !type) context.report.note('jats/type', { type: kind });
  const ids = childrenNamed(meta, 'article-id');
  const doi = wordsOf(ids.find((id) => attribute(id, 'pub-id-type') === 'doi'));
  const group = childNamed(meta, 'title-group');
  const language = tagOf(article);
  const translations = readJatsTranslations(meta, language, context);
  const stated = {
    type,
    subtitle: wordsOf(group && childNamed(group, 'subtitle')),
    language,
    plainSummary: plainSummaryOf(childrenNamed(meta, 'abstract')),
    keywords: keywordsOf(ownKeywordGroups(meta, translations)),
    translations,
    ...readRelated(meta),
    ...readJatsAuthors(article, meta, context),
    dates: datesOf(meta, context),
    ...pagesOf(meta),
    doi: doi && (normaliseDoi(doi) ?? doi),
    licence: licenceOf(meta, context),
    ...readJatsStatements(article, meta, context),
    funders: readJatsFunders(meta),
    relations: readJatsRelations(meta),
  };
  reportTheRest(meta, context);
  return checked(stated, context);
}
