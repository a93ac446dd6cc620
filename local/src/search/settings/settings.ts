import { z } from 'zod';

const words = z.array(z.string());
const flag = z.boolean();
const count = z.int().nonnegative();

/**
 * What may stand in the settings of an index and in a query alike, with Algolia's own defaults.
 * https://www.algolia.com/doc/api-reference/settings-api-parameters
 */
const SHARED = {
  advancedSyntax: flag.default(false),
  advancedSyntaxFeatures: words.default(['exactPhrase', 'excludeWords']),
  allowTyposOnNumericTokens: flag.default(true),
  attributeCriteriaComputedBy: z.enum(['best', 'minProximity', 'sum']).nullable().default(null),
  attributeCriteriaComputedByMinProximity: flag.default(false),
  alternativesAsExact: words.default(['ignorePlurals', 'singleWordSynonym']),
  attributesToHighlight: words.nullable().default(null),
  attributesToRetrieve: words.nullable().default(null),
  attributesToSnippet: words.nullable().default(null),
  disableExactOnAttributes: words.default([]),
  disableTypoToleranceOnAttributes: words.default([]),
  distinct: z.union([flag, count]).default(false),
  exactOnSingleWordQuery: z.enum(['attribute', 'none', 'word']).default('attribute'),
  highlightPostTag: z.string().default('</em>'),
  highlightPreTag: z.string().default('<em>'),
  hitsPerPage: count.max(1_000).default(20),
  /** Of English words alone, whatever language is named. */
  ignorePlurals: z.union([flag, words, z.enum(['true', 'false'])]).default(false),
  maxValuesPerFacet: count.max(1_000).default(100),
  minProximity: z.int().min(1).max(7).default(1),
  minWordSizefor1Typo: count.default(4),
  minWordSizefor2Typos: count.default(8),
  optionalWords: z.union([words, z.string()]).nullable().default([]),
  queryType: z.enum(['prefixLast', 'prefixAll', 'prefixNone']).default('prefixLast'),
  ranking: words.default([
    ...['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  ]),
  removeWordsIfNoResults: z
    .enum(['none', 'lastWords', 'firstWords', 'allOptional'])
    .default('none'),
  replaceSynonymsInHighlight: flag.default(false),
  responseFields: words.default(['*']),
  restrictHighlightAndSnippetArrays: flag.default(false),
  snippetEllipsisText: z.string().default('…'),
  sortFacetValuesBy: z.enum(['count', 'alpha']).default('count'),
  typoTolerance: z.union([flag, z.enum(['true', 'false', 'min', 'strict'])]).default(true),
} as const;

/** Known to Algolia, taken and told again, and without effect here: see the README. */
const SHARED_WITHOUT_EFFECT = [
  ...['decompoundQuery'],
  ...['enablePersonalization', 'enableReRanking', 'enableRules', 'mode'],
  ...['queryLanguages', 'reRankingApplyFilter', 'relevancyStrictness', 'removeStopWords'],
  ...['renderingContent', 'semanticSearch'],
];
const INDEX_WITHOUT_EFFECT = [
  ...['allowCompressionOfIntegerArray', 'attributesToTransliterate', 'camelCaseAttributes'],
  ...[
    'customNormalization',
    'decompoundedAttributes',
    'indexLanguages',
    'keepDiacriticsOnCharacters',
  ],
  ...['maxFacetHits', 'primary', 'unordered', 'userData', 'version'],
];
const QUERY_WITHOUT_EFFECT = [
  ...['analytics', 'analyticsTags', 'aroundLatLng', 'aroundLatLngViaIP', 'aroundPrecision'],
  ...['aroundRadius', 'clickAnalytics', 'enableABTest', 'explain', 'insideBoundingBox'],
  ...['insidePolygon', 'minimumAroundRadius', 'naturalLanguages', 'percentileComputation'],
  ...['personalizationImpact', 'ruleContexts', 'similarQuery', 'userToken', 'extensions'],
];
const without = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, z.json().optional()]));

const INDEX = {
  attributeForDistinct: z.string().nullable().default(null),
  attributesForFaceting: words.nullable().default(null),
  customRanking: words.nullable().default(null),
  disablePrefixOnAttributes: words.default([]),
  disableTypoToleranceOnWords: words.default([]),
  numericAttributesForFiltering: words.nullable().default(null),
  paginationLimitedTo: count.default(1_000),
  replicas: words.default([]),
  searchableAttributes: words.nullable().default(null),
  separatorsToIndex: z.string().default(''),
  unretrievableAttributes: words.nullable().default(null),
} as const;

type Nested = string | number | boolean | readonly (string | readonly string[])[];
const filterList: z.ZodType<Nested> = z.union([
  z.string(),
  z.array(z.union([z.string(), z.array(z.string())])),
]);

const QUERY = {
  query: z
    .string()
    .refine((text) => Buffer.byteLength(text) <= 512, 'it is longer than 512 bytes')
    .default(''),
  facetFilters: filterList.optional(),
  facetingAfterDistinct: flag.default(false),
  facets: words.default([]),
  filters: z.string().default(''),
  getRankingInfo: flag.default(false),
  length: count.max(1_000).optional(),
  numericFilters: filterList.optional(),
  offset: count.optional(),
  optionalFilters: filterList.optional(),
  page: count.default(0),
  restrictSearchableAttributes: words.default([]),
  sumOrFiltersScores: flag.default(false),
  synonyms: flag.default(true),
  tagFilters: filterList.optional(),
} as const;

/** Settings as they are sent: only what is to change; null takes a setting back to its default. */
export const SettingsPatchSchema = z.strictObject({
  ...without([...SHARED_WITHOUT_EFFECT, ...INDEX_WITHOUT_EFFECT]),
  ...patches(SHARED),
  ...patches(INDEX),
});
const SettingsSchema = z.object({
  ...SHARED,
  ...INDEX,
});
/** Settings of an index, complete. */
export type Settings = z.infer<typeof SettingsSchema>;
export const settingsOf = (patch: Readonly<Record<string, unknown>>): Settings =>
  SettingsSchema.parse(Object.fromEntries(Object.entries(patch).filter(([, is]) => is !== null)));

/** What may stand in a query: an unknown word is refused, as Algolia does. */
export const QueryParamsSchema = z.strictObject({
  ...without([...SHARED_WITHOUT_EFFECT, ...QUERY_WITHOUT_EFFECT]),
  ...patches(SHARED),
  ...patches(QUERY),
});
const QuerySchema = z.object({ ...SHARED, ...INDEX, ...QUERY });
/** A query with all that the settings of its index say where it says nothing. */
export type Query = z.infer<typeof QuerySchema>;

/** Puts a query and the settings of an index together: what the query says goes first. */
export function queryOf(
  settings: Readonly<Record<string, unknown>>,
  params: Readonly<Record<string, unknown>>,
): Query {
  const said = Object.entries(params).filter(([, value]) => value !== null && value !== undefined);
  return QuerySchema.parse({ ...settings, ...Object.fromEntries(said) });
}

/** The same members, each of which may be absent or null, without their defaults. */
function patches(shape: Readonly<Record<string, z.ZodType>>): Record<string, z.ZodType<unknown>> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const inner = schema instanceof z.ZodDefault ? schema.unwrap() : schema;
      return [name, z.optional(z.nullable(inner))];
    }),
  );
}
