import { z } from 'zod';
import { t } from '../messages/t.ts';

export const WordingSchema = z.object({
  subject: z
    .string()
    .trim()
    .min(1, { error: () => t('fields.mailSubject') })
    .max(200),
  text: z
    .string()
    .trim()
    .min(1, { error: () => t('fields.mailText') })
    .max(20_000),
});

/**
 * `mailTemplates/{name, ~ for /}`: a mail or letter in the press's own words; below a journal (`mailWords`) in the
 * journal's. Written by functions only.
 */
export const MailOverrideSchema = WordingSchema.extend({
  template: z.string(),
  revision: z.number().int().positive(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
  /** The words below it count again: of a journal the press's, of the press the first ones; what was said instead stays in the history. */
  isReset: z.boolean().default(false),
});
export type MailOverride = z.infer<typeof MailOverrideSchema>;
