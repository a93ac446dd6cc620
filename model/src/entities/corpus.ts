/** The text of what is published, in archives that are made each month. */
import { z } from 'zod';

/** In Storage: what archives there are, and how far those of this month are. Nobody reads it but functions. */
export const CORPUS_FILE = 'corpus/state.json';
/** In place of a journal in the addresses of stored files, as pages and books have it. */
export const CORPUS = 'corpus';

export const CorpusPartSchema = z.object({
  /** `{jkey}-{year}-{number}`. */
  id: z.string(),
  journal: z.string(),
  year: z.number().int(),
  /** Its name below `/media/corpus/{id}/`, made of its contents. */
  file: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
  /** How many texts are in it: none where the licence of all reserves mining. */
  articles: z.number().int(),
  /** How many have which licence, by its SPDX name. */
  licences: z.record(z.string(), z.number().int()),
  /** What it was made of: another value, another archive. */
  key: z.string(),
  madeAt: z.iso.datetime(),
  /** The round in which it was looked at last: `begun`. */
  seen: z.string(),
});
export type CorpusPart = z.infer<typeof CorpusPartSchema>;

export const CorpusSchema = z.object({
  /** `2026-12`: the month whose archives are being made, or are made. */
  month: z.string(),
  /** When this round of all archives began. */
  begun: z.iso.datetime(),
  /** The journal and year that are done; null where all are. */
  after: z.string().nullable(),
  parts: z.array(CorpusPartSchema),
});
export type Corpus = z.infer<typeof CorpusSchema>;

/** The stored state; null where there is none, or one that cannot be read: all is made again. */
export function readCorpus(bytes: Uint8Array | null): Corpus | null {
  if (!bytes) return null;
  try {
    return CorpusSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}
