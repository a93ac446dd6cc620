import { z } from 'zod';
import { isLanguage, LANGUAGES, SOURCE_LANGUAGE } from '../messages/languages.ts';
import { t } from '../messages/t.ts';

/** The language that words are in. */
export const WordsLanguageSchema = z.enum(Object.keys(LANGUAGES).filter(isLanguage));

export const WordingSchema = z.object({
  subject: z
    .string()
    .trim()
    .min(1, { error: () => t('fields.enterASubject') })
    .max(200),
  text: z
    .string()
    .trim()
    .min(1, { error: () => t('fields.writeAText') })
    .max(20_000),
});

/**
 * `mailTemplates/{name, ~ for /}`: a mail or letter in the press's own words; below a journal (`mailWords`) in the
 * journal's. Words in another language than the press's first have it before their name: `@es~author~decision`.
 * Written by functions only.
 */
export const MailOverrideSchema = WordingSchema.extend({
  template: z.string(),
  /** Only mails in this language have these words. */
  language: WordsLanguageSchema.default(SOURCE_LANGUAGE),
  revision: z.number().int().positive(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
  /** The words below it count again: of a journal the press's, of the press the first ones; what was said instead stays in the history. */
  isReset: z.boolean().default(false),
});
export type MailOverride = z.infer<typeof MailOverrideSchema>;
