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
  advancedSyntaxFeatures: z
    .array(z.enum(['exactPhrase', 'excludeWords']))
    .default(['exactPhrase', 'excludeWords']),
  allowTyposOnNumericTokens: flag.default(true),
  attributeCriteriaComputedBy: z.enum(['best', 'minProximity', 'sum']).default('best'),
  attributesToHighlight: words.nullable().default(null),
  attributesToRetrieve: words.default(['*']),
  attributesToSnippet: words.default([]),
  disableTypoToleranceOnAttributes: words.default([]),
  distinct: z.union([flag, count]).default(false),
  highlightPostTag: z.string().default('</em>'),
  highlightPreTag: z.string().default('<em>'),
  hitsPerPage: count.max(1_000).default(20),
  /** Of the languages that `languages/endings.ts` knows. */
  ignorePlurals: z.union([flag, words]).default(false),
  maxValuesPerFacet: count.max(1_000).default(100),
  minProximity: z.int().min(1).max(7).default(1),
  minWordSizefor1Typo: count.default(4),
  minWordSizefor2Typos: count.default(8),
  optionalWords: z.union([words, z.string()]).default([]),
  /** Whose plurals are ignored, where `ignorePlurals` names none. */
  queryLanguages: words.default([]),
  queryType: z.enum(['prefixLast', 'prefixAll', 'prefixNone']).default('prefixLast'),
  ranking: words.default([
    ...['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  ]),
  removeWordsIfNoResults: z
    .enum(['none', 'lastWords', 'firstWords', 'allOptional'])
    .default('none'),
  snippetEllipsisText: z.string().default('…'),
  /** Of the three that are not `false`, `min` is what is done here. */
  typoTolerance: z.union([flag, z.enum(['min', 'strict'])]).default(true),
} as const;

const INDEX = {
  /** Taken as false alone: `attributeCriteriaComputedBy` says the same. */
  attributeCriteriaComputedByMinProximity: z.literal(false).default(false),
  attributeForDistinct: z.string().nullable().default(null),
  attributesForFaceting: words.nullable().default(null),
  /** Accepted and returned: the letters that we send are folded here in any case (`text/fold.ts`). */
  customNormalization: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  customRanking: words.nullable().default(null),
  /** Of German alone. */
  decompoundedAttributes: z.strictObject({ de: words.default([]) }).default({ de: [] }),
  /** Accepted and returned: a record's `language` says which it is in. */
  indexLanguages: words.default([]),
  paginationLimitedTo: count.default(1_000),
  replicas: words.default([]),
  searchableAttributes: words.nullable().default(null),
} as const;

const groups = z.array(z.union([z.string(), words]));
const QUERY = {
  query: z
    .string()
    .refine((text) => Buffer.byteLength(text) <= 512, 'it is longer than 512 bytes')
    .default(''),
  /** Taken and without effect: nothing is recorded here. */
  analytics: flag.default(false),
  clickAnalytics: flag.default(false),
  facetFilters: groups.default([]),
  facets: words.default([]),
  filters: z.string().default(''),
  getRankingInfo: flag.default(false),
  length: count.max(1_000).optional(),
  numericFilters: groups.default([]),
  offset: count.optional(),
  page: count.default(0),
  restrictSearchableAttributes: words.default([]),
  synonyms: flag.default(true),
} as const;

/** Settings as they are sent: only what is to change; null takes a setting back to its default. */
export const SettingsPatchSchema = z.strictObject({
  ...patches({ ...SHARED, ...INDEX }),
  // Information about settings is sent back by clients that copy them.
  primary: z.json().optional(),
  version: z.json().optional(),
});
const SettingsSchema = z.object({ ...SHARED, ...INDEX });
/** Settings of an index, complete. */
export type Settings = z.infer<typeof SettingsSchema>;
export const settingsOf = (patch: Readonly<Record<string, unknown>>): Settings =>
  SettingsSchema.parse(patch);

/** What may stand in a query: an unknown word is refused, as Algolia does. */
export const QueryParamsSchema = z.strictObject(patches({ ...SHARED, ...QUERY }));
const QuerySchema = z.object({ ...SHARED, ...INDEX, ...QUERY });
/** A query with all that the settings of its index say where it says nothing. */
export type Query = z.infer<typeof QuerySchema>;

/** Puts a query and the settings of an index together: what the query says goes first. */
export const queryOf = (
  settings: Readonly<Record<string, unknown>>,
  params: Readonly<Record<string, unknown>>,
): Query => QuerySchema.parse({ ...settings, ...said(params) });

/** What is neither null nor absent. */
export const said = (all: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(all).filter(([, is]) => is !== null && is !== undefined));

/** The same members, each of which may be absent or null, without their defaults. */
function patches(shape: Readonly<Record<string, z.ZodType>>): Record<string, z.ZodType<unknown>> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const inner = schema instanceof z.ZodDefault ? schema.unwrap() : schema;
      return [name, z.optional(z.nullable(inner))];
    }),
  );
}
