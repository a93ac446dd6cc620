import { z } from 'zod';

/** A paper that its authors write together in the press's editor (`docs/decisions/0017-shared-papers.md`). */
export const SHARED_PAPERS_PER_ACCOUNT = 20;
export const PAPER_WRITERS_MOST = 20;
export const PAPER_VERSIONS_MOST = 60;
export const PAPER_PICTURES_MOST = 60;
export const PAPER_PICTURE_MAX_BYTES = 5 * 1024 * 1024;
/** One update as it is sent: an hour of typing without a network is far less. */
export const PAPER_UPDATE_MAX_BYTES = 300_000;
/** The whole text with its history, as one Firestore document holds it. */
export const PAPER_STATE_MAX_BYTES = 900_000;
/** Updates between two states. Those of the last two spans are kept, so that no listener misses one. */
export const PAPER_UPDATES_PER_STATE = 40;

const PictureSchema = z.object({
  /** In the store of the press. */
  path: z.string(),
  contentType: z.string(),
  size: z.number().int().nonnegative(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
export type PaperPicture = z.infer<typeof PictureSchema>;

/** `sharedPapers/{id}`: read by its writers, written by functions. */
export const SharedPaperSchema = z.object({
  title: z.string().max(500).default(''),
  owner: z.string(),
  /** The owner's account is one of them. */
  writers: z.array(z.string()).max(PAPER_WRITERS_MOST),
  /** Their names, by account. */
  names: z.record(z.string(), z.string()),
  /** SHA-256 of the secret in the link by which others join; '' while there is none. */
  linkHash: z.string().default(''),
  /** The number of the last update, and of the last one that `state/text` holds. */
  seq: z.number().int().nonnegative(),
  base: z.number().int().nonnegative(),
  /** Updates of one day, for a limit. */
  day: z.string().default(''),
  today: z.number().int().nonnegative().default(0),
  versions: z.number().int().nonnegative().default(0),
  pictures: z.record(z.string(), PictureSchema).default({}),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SharedPaper = z.infer<typeof SharedPaperSchema>;

/** How often a writer's cursor is sent while it moves, and how long it is shown after it last moved. */
export const PAPER_CURSOR_EVERY_MS = 2_500;
export const PAPER_CURSOR_SHOWN_MS = 30_000;
export const PAPER_CURSOR_MOST_CHARACTERS = 800;

/** `sharedPapers/{id}/versions/{v000001}`: the text as saved under a name. */
export const PaperVersionSchema = z.object({
  label: z.string().max(120),
  by: z.string(),
  at: z.iso.datetime(),
  markdown: z.string(),
  bibliography: z.string(),
});
export type PaperVersion = z.infer<typeof PaperVersionSchema>;

export const paperVersionDocId = (number: number): string => `v${String(number).padStart(6, '0')}`;
/** Updates sort by their ids as by their numbers. */
export const paperUpdateDocId = (seq: number): string => `u${String(seq).padStart(9, '0')}`;
