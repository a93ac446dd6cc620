import { z } from 'zod';
import { SOURCE_LANGUAGE, TRANSLATED } from '../messages/languages.ts';

/** Of one language. Together they stay far below what a document holds. */
export const CORRECTED_TEXTS_MAX = 500;
export const CORRECTIONS_MAX_BYTES = 500_000;
export const CORRECTION_MAX_LENGTH = 4_000;

/** A language whose texts can be corrected. */
export const CorrectedLanguageSchema = z.enum([SOURCE_LANGUAGE, ...TRANSLATED]);

/**
 * `texts/{language}`: the press's own texts, by the keys of their messages; `texts/{language}/revisions/{revision}`: the
 * same as they were, because a page in a cache asks for the scripts of its time. Read by visitors, written by functions.
 */
export const CorrectionsSchema = z.object({
  revision: z.number().int().positive(),
  texts: z.record(z.string(), z.string()),
});
export type StoredCorrections = z.infer<typeof CorrectionsSchema>;

/** How many texts the office's page shows at a time. */
export const TEXTS_PER_PAGE = 20;

/** `texts/{language}/keys/{key}`: who changed a text last; what it was stays in the history below it. For functions only. */
export const TextChangeSchema = z.object({
  revision: z.number().int().positive(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
});
