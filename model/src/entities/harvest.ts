/** What harvesters are given of the press's articles: OAI-PMH 2.0, https://www.openarchives.org/OAI/openarchivesprotocol.html */
import { z } from 'zod';
import { ArticleMetadataSchema, AuthorSchema } from './article.ts';
import { PublishedArticleSchema } from './published.ts';

/** What the formats say of an article. Nothing that changes without the article: no neighbours, no figures of readers. */
export const HarvestFactsSchema = PublishedArticleSchema.pick({
  journal: true,
  issue: true,
  akey: true,
  revision: true,
  type: true,
  status: true,
  titleHtml: true,
  titles: true,
  doi: true,
  published: true,
  updated: true,
  affiliations: true,
  abstractHtml: true,
  abstracts: true,
  pdf: true,
  supplements: true,
  journalTitle: true,
  journalIssn: true,
  journalNow: true,
  volume: true,
  number: true,
  year: true,
  notices: true,
  about: true,
  translationOf: true,
  translatedVersions: true,
  versions: true,
  provedOrcids: true,
}).extend({
  metadata: ArticleMetadataSchema.pick({
    subtitle: true,
    language: true,
    keywords: true,
    translationOf: true,
    dates: true,
    pages: true,
    eLocationId: true,
    licence: true,
    funders: true,
    relations: true,
    updates: true,
  }).extend({
    authors: z.array(AuthorSchema.omit({ email: true })).default([]),
    translations: z
      .array(
        z.object({
          language: z.string(),
          keywords: ArticleMetadataSchema.shape.keywords.optional(),
        }),
      )
      .default([]),
  }),
});
export type HarvestFacts = z.infer<typeof HarvestFactsSchema>;

const HarvestedSchema = z.object({
  sets: z.array(z.string()),
  /** The facts as JSON, which no index takes apart; null: the article was removed. */
  facts: z.string().nullable(),
});

/** `harvestQueue/{jkey~akey}`: a change that harvesters do not see yet. */
export const HarvestChangeSchema = HarvestedSchema.extend({
  /** The journal's title, for the names of sets. */
  journalTitle: z.string(),
});
export type HarvestChange = z.infer<typeof HarvestChangeSchema>;

export const HarvestRecordSchema = HarvestedSchema.extend({
  /** The article's: `{jkey~akey}`. */
  id: z.string(),
  /** Its place in the order of all changes: `{datestamp}~{number}`. */
  key: z.string(),
});
export type HarvestRecord = z.infer<typeof HarvestRecordSchema>;

/** `harvestChunks/{n}`: some neighbours in the order of changes, the oldest first. */
export const HarvestChunkSchema = z.object({
  /** The key of its last record. */
  last: z.string(),
  /** All sets that a record of it is in. */
  sets: z.array(z.string()),
  records: z.array(HarvestRecordSchema),
});
export type HarvestChunk = z.infer<typeof HarvestChunkSchema>;

/** `harvestPlaces/{jkey~akey}`: in which chunk a record is. */
export const HarvestPlaceSchema = z.object({ chunk: z.string() });

/** `harvest/head`: what is known of all records together. */
export const HarvestHeadSchema = z.object({
  /** The number of the next record, and of the next chunk. */
  nextRecord: z.number().int().nonnegative(),
  nextChunk: z.number().int().nonnegative(),
  /** The chunk that takes new records; null: a new one does. */
  tail: z.string().nullable(),
  /** The datestamps of the first record ever and of the last one. */
  earliest: z.string(),
  latest: z.string(),
  total: z.number().int().nonnegative(),
  /** How many records are in each set, removed ones too. */
  counts: z.record(z.string(), z.number().int()),
  /** The titles of the journals. */
  journals: z.record(z.string(), z.string()),
  /** The name of the press. */
  publisher: z.string(),
  /** The article that changed last and was not removed: an example of an identifier. */
  sample: z.string(),
  /** Signs resumption tokens. */
  tokenKey: z.string(),
});
export type HarvestHead = z.infer<typeof HarvestHeadSchema>;

/** Whom OpenAIRE harvests: everything, as everything is open. */
export const OPENAIRE_SET = 'openaire';

/** The sets of an article: its journal, the section of it (by the type of article), and `openaire`. */
export const harvestSets = (journal: string, type: string): string[] => [
  journal,
  `${journal}:${type}`,
  OPENAIRE_SET,
];

/** The datestamp in a key. */
export const stampOf = (key: string): string => key.slice(0, key.indexOf('~'));
