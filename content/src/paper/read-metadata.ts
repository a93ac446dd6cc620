/** Front matter to an article's metadata: JOSS' words for things and our own. */

import { ARTICLE_TYPES, type ArticleType } from '@quire/model/article-types';
import { ARTICLE_KEYWORDS_MAX, ARTICLE_TITLE_MAX_CHARACTERS } from '@quire/model/constants';
import type { ArticleMetadata } from '@quire/model/entities/article';
import { normaliseDoi } from '@quire/model/identifiers';
import { ARTICLE_STATEMENTS } from '@quire/model/statements/article-statements';
import { STATEMENT_MAX_CHARACTERS } from '@quire/model/statements/statement-fields';
import { URL_KEY } from '@quire/model/url-key';
import type { Report } from '../report/problems.ts';
import { languageTag } from '../syntax/passage-language.ts';
import { asList, asProse, asText, cutText, type Fields, firstOf, isFields } from './fields.ts';
import type { FrontMatter } from './front-matter.ts';
import { readAffiliations } from './read-affiliations.ts';
import { readAuthors } from './read-authors.ts';
import { readDate } from './read-date.ts';
import { readFunders } from './read-funders.ts';
import { readRelations } from './read-relations.ts';
import { readTranslationOf, readTranslations } from './read-translations.ts';

const isType = (text: string): text is ArticleType => Object.hasOwn(ARTICLE_TYPES, text);

/** A JOSS paper says `tags` or numbers its affiliations by `index`, and has no type. */
function readType(front: FrontMatter, report: Report): ArticleType {
  const text = asText(front.fields.type).toLowerCase().replace(/\s+/g, '-');
  if (isType(text)) return text;
  if (text) report.warn('type/unknown', { type: text }, front.lineOf('type:'));
  return front.fields.tags !== undefined && front.fields.keywords === undefined
    ? 'software-paper'
    : 'research-article';
}

function readKeywords(front: FrontMatter, report: Report): string[] {
  const words = asList(firstOf(front.fields, 'keywords', 'tags'))
    .map((word) => asText(word))
    .filter((word) => word !== '' && word.length <= 80);
  const unique = [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
  if (unique.length > ARTICLE_KEYWORDS_MAX) {
    report.warn('keywords/many', { most: ARTICLE_KEYWORDS_MAX });
  }
  return unique.slice(0, ARTICLE_KEYWORDS_MAX);
}

type Dates = ArticleMetadata['dates'];

function readDates(front: FrontMatter, report: Report): Dates {
  const { dates, date } = front.fields;
  const given: Fields = isFields(dates) ? dates : {};
  const found: Dates = {};
  for (const name of ['received', 'revised', 'accepted', 'published'] as const) {
    const value = given[name] ?? (name === 'published' ? date : undefined);
    if (value === undefined || value === null || value === '') continue;
    const read = readDate(value);
    const shown = value instanceof Date ? String(value) : asText(value);
    const line = front.lineOf(shown.slice(0, 12));
    if (!read) report.warn('date/unreadable', { date: shown }, line);
    else {
      if (!read.exact) report.note('date/month', { date: shown }, line);
      found[name] = read.date;
    }
  }
  return found;
}

function readDoi(front: FrontMatter, report: Report): { doi?: string } {
  const text = asText(front.fields.doi);
  if (!text) return {};
  const doi = normaliseDoi(text);
  if (doi) return { doi };
  report.warn('doi/unreadable', { doi: text }, front.lineOf(text));
  return {};
}

/** Of a notice: the key of the article that it is about. */
function readUpdates(front: FrontMatter, report: Report): { updates?: string } {
  const text = asText(front.fields.updates);
  if (!text) return {};
  if (URL_KEY.test(text) && text.length <= 80) return { updates: text };
  report.warn('updates/unreadable', { key: text }, front.lineOf('updates:'));
  return {};
}

function readPages(fields: Fields): Pick<ArticleMetadata, 'pages' | 'eLocationId'> {
  const pages = fields.pages;
  const [first = '', last = ''] = isFields(pages)
    ? [asText(pages.first), asText(pages.last)]
    : asText(pages).split(/\s*[-–]+\s*/);
  const eLocationId = asText(firstOf(fields, 'eLocationId', 'elocation-id', 'elocation')).slice(
    0,
    30,
  );
  return {
    ...(first
      ? { pages: { first: first.slice(0, 20), ...(last ? { last: last.slice(0, 20) } : {}) } }
      : {}),
    ...(eLocationId ? { eLocationId } : {}),
  };
}

const PROSE = [...ARTICLE_STATEMENTS.map(({ field }) => field), 'plainSummary'] as const;

function readStatements(front: FrontMatter, report: Report) {
  const found: Partial<Record<(typeof PROSE)[number], string>> = {};
  for (const name of PROSE) {
    const value = front.fields[name];
    // `funding` as a list of records: `readFunders`.
    if (Array.isArray(value) && value.some(isFields)) continue;
    const text = asProse(value);
    const cut = cutText(text, STATEMENT_MAX_CHARACTERS);
    if (cut)
      report.warn('text/long', { field: name, most: STATEMENT_MAX_CHARACTERS }, front.lineOf(name));
    if (text) found[name] = cut ?? text;
  }
  return found;
}

/** The title, with folded lines joined; null if there is none. */
function readTitle(front: FrontMatter, report: Report): string | null {
  const title = asText(front.fields.title);
  const cut = cutText(title, ARTICLE_TITLE_MAX_CHARACTERS);
  if (cut) {
    report.warn('title/long', { most: ARTICLE_TITLE_MAX_CHARACTERS }, front.lineOf('title:'));
  }
  return (cut ?? title) || null;
}

/** Reads everything but the abstract; null (and an error in the report) where there is no title. */
export function readMetadata(front: FrontMatter, report: Report): ArticleMetadata | null {
  const { fields } = front;
  const title = readTitle(front, report);
  if (title === null) {
    report.fail('title/missing', {}, 1);
    return null;
  }
  const affiliations = readAffiliations(front, report);
  const authors = readAuthors(front, affiliations, report);
  const subtitle = asText(fields.subtitle).slice(0, ARTICLE_TITLE_MAX_CHARACTERS);
  const stated = asText(firstOf(fields, 'language', 'lang'));
  const language = languageTag(stated) ?? 'en';
  return {
    type: readType(front, report),
    title,
    ...(subtitle ? { subtitle } : {}),
    language,
    abstract: '',
    keywords: readKeywords(front, report),
    translations: readTranslations(front, language, report),
    ...readTranslationOf(front, report),
    authors,
    affiliations: affiliations.list,
    dates: readDates(front, report),
    ...readPages(fields),
    ...readDoi(front, report),
    ...readUpdates(front, report),
    licence: asText(firstOf(fields, 'licence', 'license')) || 'CC-BY-4.0',
    ...readStatements(front, report),
    funders: readFunders(front, report),
    relations: readRelations(front, report),
  };
}
