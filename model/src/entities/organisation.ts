/** Institutions and funders, as ROR knows them: https://github.com/ror-community/ror-schema (`ror_schema_v2_1.json`). */
import { z } from 'zod';
import { isRor } from '../identifiers.ts';

/**
 * The part of a record of ROR (version 2) that is used here, under ROR's own names. Everything else that a record has is
 * left out.
 */
export const RorRecordSchema = z.object({
  id: z.string().refine(isRor),
  status: z.enum(['active', 'inactive', 'withdrawn']),
  names: z
    .array(
      z.object({
        value: z.string().min(1),
        /** `ror_display`, `label`, `alias`, `acronym`. */
        types: z.array(z.string()),
        lang: z.string().nullable().default(null),
      }),
    )
    .min(1),
  types: z.array(z.string()).default([]),
  locations: z
    .array(
      z.object({
        geonames_id: z.number().int().optional(),
        geonames_details: z.object({
          name: z.string(),
          country_code: z.string().nullish(),
          country_name: z.string().nullish(),
        }),
      }),
    )
    .default([]),
  /** Of these, ids of the Crossref Funder Registry alone are kept: `fundref`. */
  external_ids: z
    .array(
      z.object({
        type: z.string(),
        preferred: z.string().nullable().default(null),
        all: z.array(z.string()),
      }),
    )
    .default([])
    .transform((ids) => ids.filter(({ type }) => type === 'fundref')),
});
export type RorRecord = z.infer<typeof RorRecordSchema>;

/** `ror/dump/organisations/{last nine characters of the ROR id}`. For functions only. */
export const OrganisationSchema = z.object({
  record: RorRecordSchema,
  /** Of the other fields: a record that is the same is not written again. */
  hash: z.string(),
  /** The name that ROR shows, as words: `university of nordvik`. Absent of institutions that are no more. */
  name: z.string().optional(),
  /** All names and acronyms, likewise. */
  keys: z.array(z.string()).optional(),
  /** The beginnings of all words of all names, each as a field, so that several can be asked for together. */
  words: z.record(z.string(), z.literal(true)).optional(),
  /** Whether people are likely to mean it: it teaches or funds, and is no part of another one. */
  isLikely: z.boolean().optional(),
});
export type Organisation = z.infer<typeof OrganisationSchema>;
