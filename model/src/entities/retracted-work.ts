/** Works that were retracted, from a list that an admin imports (Retraction Watch's, which Crossref distributes). */

import { z } from 'zod';
import { t } from '../messages/t.ts';

/** How many documents the list is spread over: a DOI is looked for in one of them. */
export const RETRACTION_BUCKETS = 256;
export const RETRACTIONS_MAX = 200_000;

/** What a notice does to a work. Corrections say nothing against citing it. */
export const RETRACTION_NATURES = {
  get retraction() {
    return t('officeWords.retractionNatureRetraction');
  },
  get concern() {
    return t('officeWords.retractionNatureConcern');
  },
} as const;
const NATURES = [
  'retraction',
  'concern',
] as const satisfies readonly (keyof typeof RETRACTION_NATURES)[];

export const RetractedWorkSchema = z.object({
  doi: z.string().max(300),
  nature: z.enum(NATURES),
  /** The day of the notice; empty where the list does not say. */
  on: z.union([z.iso.date(), z.literal('')]),
  /** The DOI of the notice; empty where it has none. */
  notice: z.string().max(300),
});
export type RetractedWork = z.infer<typeof RetractedWorkSchema>;

/** `retractedWorks/{bucket}`: the works whose DOIs have this hash. For functions only. */
export const RetractionBucketSchema = z.object({ works: z.array(RetractedWorkSchema) });

/** `retractedWorks/list`: what was imported last, once all of it was. */
export const RetractionListSchema = z.object({
  importedAt: z.iso.datetime(),
  works: z.number().int().nonnegative(),
  /** The day of the newest notice. */
  newest: z.union([z.iso.date(), z.literal('')]),
});
export type RetractionList = z.infer<typeof RetractionListSchema>;

/** As the browser sends it, line by line in JSON: `imports/{uid}/{batch}/metadata/retractions.json`. */
export const RetractionFileSchema = z.object({
  works: z.array(RetractedWorkSchema).min(1).max(RETRACTIONS_MAX),
});

/** What a check of a manuscript's references has found. */
export const ReferenceCheckSchema = z.object({
  /** How many DOIs stand in its files; null: none of its files could be read for them. */
  dois: z.number().int().nonnegative().nullable(),
  list: RetractionListSchema.nullable(),
  found: z.array(RetractedWorkSchema).max(50),
});
export type ReferenceCheck = z.infer<typeof ReferenceCheckSchema>;
