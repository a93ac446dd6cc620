/** Calls of the office about the texts of the press's pages and mails. */
import { z } from 'zod';
import { CORRECTION_MAX_LENGTH, CorrectedLanguageSchema } from '../entities/corrections.ts';
import { TEXT_GROUPS } from '../text-groups.ts';

const KeySchema = z
  .string()
  .regex(/^[A-Za-z]+\.\w+$/)
  .max(120);

const TextSchema = z.object({
  key: KeySchema,
  /** In English. */
  source: z.string(),
  /** The catalogue's text in the language; in English the same. */
  text: z.string(),
  /** The press's own text in its place. */
  own: z.string().optional(),
});

export const TEXT_CALLS = {
  /** The texts of a language that have all of some words in their key, their English or their own text: a page of them. */
  findTexts: {
    request: z.object({
      language: CorrectedLanguageSchema,
      words: z.string().max(200),
      group: z.enum(TEXT_GROUPS).optional(),
      isOwn: z.boolean(),
      /** How many of them come before this page. */
      skip: z.number().int().min(0).max(100_000),
    }),
    response: z.object({ texts: z.array(TextSchema), count: z.number().int().nonnegative() }),
  },
  /** The press's own text in place of the catalogue's; null: the catalogue's again. `seen`: the press's own text until now. */
  saveText: {
    request: z.object({
      language: CorrectedLanguageSchema,
      key: KeySchema,
      seen: z.string().max(CORRECTION_MAX_LENGTH).nullable(),
      text: z.string().max(CORRECTION_MAX_LENGTH).nullable(),
    }),
    response: z.object({ revision: z.number().int().nonnegative() }),
  },
};
