import { z } from 'zod';

/**
 * What every record of a kind carries beside its data, written by functions. Records that were written
 * before have none of it: to them it is the first revision, by nobody.
 */
export const RecordKeepingSchema = z.object({
  revision: z.number().int().positive().default(1),
  updatedAt: z.iso.datetime().default('1970-01-01T00:00:00.000Z'),
  updatedBy: z.string().default(''),
  /** In the bin since then, and by whom. */
  deletedAt: z.iso.datetime().optional(),
  deletedBy: z.string().optional(),
  /** What it is sorted and found by: `record-words.ts`. */
  sortKey: z.string().default(''),
  words: z.array(z.string()).default([]),
  /** The files of the media library that it names: `media-uses.ts`. */
  uses: z.array(z.string()).default([]),
});
export type RecordKeeping = z.infer<typeof RecordKeepingSchema>;

/** How long what is deleted can be brought back. */
export const BIN_DAYS = 30;

export const RECORD_CHANGES = ['created', 'saved', 'deleted', 'undeleted', 'restored'] as const;

/** `{collection}/{id}/history/{rNNNNNN}`: what a record was, for good. */
export const RecordHistorySchema = z.object({
  revision: z.number().int().positive(),
  at: z.iso.datetime(),
  by: z.string(),
  /** As they were called then. */
  byName: z.string(),
  change: z.enum(RECORD_CHANGES),
  data: z.record(z.string(), z.unknown()),
});
export type RecordHistory = z.infer<typeof RecordHistorySchema>;
