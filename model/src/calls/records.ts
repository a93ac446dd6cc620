/** What the office asks of its records: saving, deleting, restoring; files; what a journal permits. */
import { z } from 'zod';
import { documentId } from '../document-id.ts';
import { ReachesSchema } from '../entities/journal-permissions.ts';
import { MediaSchema } from '../entities/media.ts';
import { RECORD_KIND_NAMES } from '../records/record-kind-names.ts';
import { URL_KEY } from '../url-key.ts';

const KindSchema = z.enum(RECORD_KIND_NAMES);
/** As `collections.ts` makes them: keys, joined by `~`. */
const RecordIdSchema = documentId(/^[A-Za-z0-9]+([._~-][A-Za-z0-9]+)*$/).max(240);
/** Made by the sender: what comes twice is written once. */
const KeySchema = z.string().regex(/^[A-Za-z0-9]{8,60}$/);
/** The revision that the person saw. */
const BaseSchema = z.number().int().positive();
const SavedSchema = z.object({ id: z.string(), revision: z.number().int().positive() });

/** `saveRecord`: `id` null and `base` 0 for a new one, whose id follows from its data or from `key`. */
export const SaveRecordRequestSchema = z.object({
  kind: KindSchema,
  id: RecordIdSchema.nullable(),
  base: z.number().int().nonnegative(),
  data: z.record(z.string(), z.unknown()),
  key: KeySchema.optional(),
});
export type SaveRecordRequest = z.infer<typeof SaveRecordRequestSchema>;

export const DeleteRecordRequestSchema = z.object({
  kind: KindSchema,
  id: RecordIdSchema,
  base: BaseSchema,
});
export type DeleteRecordRequest = z.infer<typeof DeleteRecordRequestSchema>;

/** `restoreVersion`: what it was at `revision` becomes its next one; its status stays. */
export const RestoreVersionRequestSchema = DeleteRecordRequestSchema.extend({
  revision: BaseSchema,
});
export type RestoreVersionRequest = z.infer<typeof RestoreVersionRequestSchema>;

/** With `record/stale`: what the record is now, and by whom. The page reads it and merges. */
export const SavedByOtherSchema = z.object({
  revision: z.number().int().positive(),
  updatedAt: z.iso.datetime(),
  by: z.string(),
});
export type SavedByOther = z.infer<typeof SavedByOtherSchema>;

/** `addMedia`: looks into what was uploaded to `mediaUploads/{uid}/{upload}` and keeps it. */
export const AddMediaRequestSchema = z.object({
  upload: KeySchema,
  name: z.string().min(1).max(200),
  title: z.string().trim().max(200).default(''),
  alt: z.string().trim().max(300).default(''),
  journal: z.string().regex(URL_KEY).max(20).optional(),
});
export type AddMediaRequest = z.infer<typeof AddMediaRequestSchema>;

/** `setJournalPermissions`: what a journal leaves of the role matrix to its staff. Admins. */
export const SetJournalPermissionsRequestSchema = z.object({
  journal: z.string().regex(URL_KEY).max(20),
  base: z.number().int().nonnegative(),
  reaches: ReachesSchema,
});
export type SetJournalPermissionsRequest = z.infer<typeof SetJournalPermissionsRequestSchema>;

export const RECORD_CALLS = {
  saveRecord: { request: SaveRecordRequestSchema, response: SavedSchema },
  deleteRecord: { request: DeleteRecordRequestSchema, response: SavedSchema },
  undeleteRecord: { request: DeleteRecordRequestSchema, response: SavedSchema },
  restoreVersion: { request: RestoreVersionRequestSchema, response: SavedSchema },
  addMedia: {
    request: AddMediaRequestSchema,
    response: z.object({ id: z.string(), media: MediaSchema }),
  },
  setJournalPermissions: {
    request: SetJournalPermissionsRequestSchema,
    response: z.object({ revision: z.number().int().positive() }),
  },
};
