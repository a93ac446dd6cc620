import { z } from 'zod';
import { POLICY_KEYS } from '../journal-policies.ts';
import type { ReadInLanguage } from '../messages/in-reader-language.ts';
import { ShownImageSchema } from './shown-image.ts';
import { translationsSchema } from './translations.ts';

/** A Markdown text of the journal's record, rendered; `of` names what it was made from. */
const RenderedSchema = z.object({ html: z.string(), of: z.string() });

const PoliciesSchema = z.partialRecord(z.enum(POLICY_KEYS), RenderedSchema);

/** What readers see of a journal beside `JournalSchema`: all of it may be missing. */
export const JournalMoreSchema = z.object({
  abbreviation: z.string().optional(),
  continues: z.string().optional(),
  continuedBy: z.string().optional(),
  contacts: z.array(z.object({ name: z.string(), role: z.string(), email: z.string() })).optional(),
  menu: z.array(z.object({ label: z.string(), path: z.string() })).optional(),
  policies: PoliciesSchema.optional(),
  /** Who pays less or nothing. */
  waivers: RenderedSchema.optional(),
  translations: translationsSchema({ policies: PoliciesSchema, waivers: RenderedSchema }),
  cover: ShownImageSchema.optional(),
  /** Photographs of the board's members, by the hash of their originals. */
  portraits: z.record(z.string(), ShownImageSchema).optional(),
});
export type JournalMore = z.infer<typeof JournalMoreSchema> & ReadInLanguage;
