/**
 * How each index is searched, as data that deploying and rebuilding push. Order of attributes is order
 * of worth: a word of the title counts for more than one of the abstract.
 */
import { ARABIC_LETTERS } from '../arabic-letters.ts';
import { NOT_RETRIEVED } from './search-hit.ts';
import { type DATED_KINDS, isDatedKind, newestIndexName, type SearchKind } from './search-kinds.ts';
import { ENGINE_LANGUAGES, type EngineLanguage } from './search-languages.ts';
import { KIND_FACETS } from './search-query.ts';
import { SEARCH_SYNONYMS } from './search-synonyms.ts';

/** Algolia's index settings, as far as we set them. `algoliasearch` takes them as they are. */
export interface EngineSettings {
  searchableAttributes?: string[];
  attributesForFaceting?: string[];
  attributesToRetrieve?: string[];
  attributesToHighlight?: string[];
  attributesToSnippet?: string[];
  customRanking?: string[];
  attributeForDistinct?: string;
  distinct?: boolean;
  typoTolerance?: 'min';
  ranking?: string[];
  attributeCriteriaComputedBy?: 'sum';
  replicas?: string[];
  disableTypoToleranceOnAttributes?: string[];
  allowTyposOnNumericTokens?: boolean;
  ignorePlurals?: boolean;
  indexLanguages?: EngineLanguage[];
  queryLanguages?: EngineLanguage[];
  decompoundedAttributes?: { de?: string[] };
  customNormalization?: { default: Record<string, string> };
  minWordSizefor1Typo?: number;
  minWordSizefor2Typos?: number;
  advancedSyntax?: boolean;
  advancedSyntaxFeatures?: ('exactPhrase' | 'excludeWords')[];
  removeWordsIfNoResults?: 'none';
  maxValuesPerFacet?: number;
  paginationLimitedTo?: number;
  snippetEllipsisText?: string;
}

interface Searched {
  /**
   * In the order of their worth; of `unordered` ones, and of several on a line, words count the same
   * wherever they stand. What a query restricts itself to has a line of its own: Algolia knows no other.
   */
  readonly attributes: readonly string[];
  readonly highlighted: readonly string[];
  /** What orders results that are equally good. */
  readonly ranking: readonly string[];
  /** A long text, of which the piece around what was found is shown. */
  readonly snippet?: 'abstract' | 'text';
  /** Of records alike in it the best is shown. */
  readonly oneOf?: string;
}

const SEARCHED: Readonly<Record<SearchKind, Searched>> = {
  articles: {
    attributes: [
      'codes',
      'title',
      'unordered(titles)',
      'unordered(forms)',
      'unordered(firstAuthor)',
      'unordered(authors)',
      'unordered(authorsFolded)',
      'unordered(keywords)',
      'unordered(translatedKeywords)',
      'journal,journalKey',
      'unordered(subjects)',
      'unordered(abstract)',
      'unordered(translatedAbstract)',
      'year,volume,number,pages,issue',
    ],
    highlighted: ['title', 'titles', 'authors', 'journal', 'keywords'],
    ranking: ['desc(date)'],
    snippet: 'abstract',
  },
  passages: {
    attributes: ['unordered(text)', 'unordered(section)', 'unordered(title)'],
    highlighted: ['title', 'section'],
    ranking: ['desc(date)'],
    snippet: 'text',
    oneOf: 'article',
  },
  journals: {
    attributes: [
      'codes',
      'title',
      'unordered(forms)',
      'name',
      'unordered(subjects)',
      'unordered(abstract)',
    ],
    highlighted: ['title', 'name', 'subjects'],
    ranking: ['asc(title)'],
    snippet: 'abstract',
  },
  books: {
    attributes: [
      'codes',
      'title',
      'unordered(forms)',
      'subtitle',
      'unordered(authors)',
      'unordered(authorsFolded)',
      'series,subjects',
      'unordered(abstract)',
      'year',
    ],
    highlighted: ['title', 'subtitle', 'authors', 'series'],
    ranking: ['desc(date)'],
    snippet: 'abstract',
  },
  conferences: {
    attributes: [
      'title',
      'unordered(forms)',
      'acronym',
      'theme,subjects',
      'unordered(place)',
      'unordered(organisers)',
      'year',
    ],
    highlighted: ['title', 'acronym', 'theme', 'place'],
    ranking: ['desc(date)'],
  },
  posts: {
    attributes: [
      'title',
      'unordered(forms)',
      'unordered(authors)',
      'unordered(authorsFolded)',
      'keywords,subjects',
      'unordered(abstract)',
      'year',
    ],
    highlighted: ['title', 'authors'],
    ranking: ['desc(date)'],
    snippet: 'abstract',
  },
  people: {
    attributes: ['codes', 'unordered(title)', 'unordered(folded)', 'unordered(affiliations)'],
    highlighted: ['title', 'affiliations'],
    ranking: ['desc(articleCount)'],
  },
};

/**
 * Algolia's criteria, with where words stand before how near they are to each other: who types an author
 * and two words of a title means the title, though the words be neighbours in some other's abstract. So
 * every word counts for the attribute that has it (`sum` below), not the best of them for all.
 */
const RANKING = [
  'typo',
  'geo',
  'words',
  'filters',
  'attribute',
  'proximity',
  'exact',
  'custom',
] as const;

const SNIPPET_WORDS = 36;

/** What has German compounds: not people, whose titles are their names. */
const WITH_COMPOUNDS = new Set([
  'title',
  'subtitle',
  'theme',
  'keywords',
  'subjects',
  'abstract',
  'text',
]);

/** The attributes that lines of `searchableAttributes` name. */
const plainNames = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.replace(/^unordered\((.*)\)$/, '$1').split(','));

/** An index's settings without its replicas, which a rebuild's index has not. */
function ownSettings(kind: SearchKind): EngineSettings {
  const { attributes, highlighted, ranking, snippet, oneOf } = SEARCHED[kind];
  const facets = Object.values(KIND_FACETS[kind]);
  const compounds =
    kind === 'people' ? [] : plainNames(attributes).filter((name) => WITH_COMPOUNDS.has(name));
  return {
    searchableAttributes: [...attributes],
    attributesForFaceting: facets.map((name) =>
      name === 'authors' ? `searchable(${name})` : name,
    ),
    attributesToRetrieve: ['*', ...NOT_RETRIEVED.map((name) => `-${name}`)],
    attributesToHighlight: [...highlighted],
    attributesToSnippet: snippet ? [`${snippet}:${SNIPPET_WORDS}`] : [],
    snippetEllipsisText: '…',
    ranking: [...RANKING],
    attributeCriteriaComputedBy: 'sum',
    customRanking: [...ranking],
    ...(oneOf ? { attributeForDistinct: oneOf, distinct: true } : {}),
    // Typos are tolerated only where nothing has the words as typed: “tide” does not find “time”.
    typoTolerance: 'min',
    // One from four letters, two from eight, as everybody expects of Algolia; none in an identifier.
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    disableTypoToleranceOnAttributes: attributes.includes('codes') ? ['codes'] : [],
    allowTyposOnNumericTokens: false,
    // Those of the query's languages. Stop words stay: they tell `vitamin A` from `vitamin D`.
    ignorePlurals: true,
    indexLanguages: [...ENGINE_LANGUAGES],
    queryLanguages: [...ENGINE_LANGUAGES],
    decompoundedAttributes: compounds.length > 0 ? { de: compounds } : {},
    customNormalization: { default: { ...ARABIC_LETTERS } },
    advancedSyntax: true,
    advancedSyntaxFeatures: ['exactPhrase'],
    removeWordsIfNoResults: 'none',
    maxValuesPerFacet: 100,
    paginationLimitedTo: 1_000,
  };
}

/** Settings of an index while a rebuild fills it. */
export const rebuildSettings = (kind: SearchKind): EngineSettings => ownSettings(kind);

/** Settings of a kind's index. */
export function indexSettings(prefix: string, kind: SearchKind): EngineSettings {
  const own = ownSettings(kind);
  return isDatedKind(kind) ? { ...own, replicas: [newestIndexName(prefix, kind)] } : own;
}

/** Settings of the same records with the newest first. */
export const newestSettings = (kind: (typeof DATED_KINDS)[number]): EngineSettings => ({
  ...ownSettings(kind),
  ranking: ['desc(date)', ...RANKING],
});

/** Algolia's synonyms, the same for every index. */
export const searchSynonyms = () =>
  SEARCH_SYNONYMS.map((synonyms) => ({
    objectID: (synonyms[0] ?? '').replace(/\W+/g, '-'),
    type: 'synonym' as const,
    synonyms: [...synonyms],
  }));
