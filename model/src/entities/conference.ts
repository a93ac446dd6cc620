import { z } from 'zod';
import { URL_KEY } from '../identifiers.ts';
import { RevisedSchema } from './page.ts';

/** `conferences/{ckey}`. Shown on `/conference` and `/conference/proceedings`. */
export const ConferenceSchema = RevisedSchema.extend({
  ckey: z.string().regex(URL_KEY).max(80),
  name: z.string().min(1).max(200),
  acronym: z.string().max(40).default(''),
  number: z.string().max(20).default(''),
  theme: z.string().max(300).default(''),
  start: z.iso.date(),
  end: z.iso.date(),
  city: z.string().max(80).default(''),
  country: z.string().max(80).default(''),
  online: z.boolean().default(false),
  organisers: z.array(z.string().min(1).max(160)).max(20).default([]),
  topics: z.array(z.string().min(1).max(120)).max(40).default([]),
  deadlines: z
    .object({
      abstract: z.iso.date().optional(),
      paper: z.iso.date().optional(),
      notification: z.iso.date().optional(),
      camera: z.iso.date().optional(),
      registration: z.iso.date().optional(),
    })
    .default({}),
  website: z.url({ protocol: /^https$/ }).optional(),
  /** Where its papers appeared: an issue of a journal, or a book. */
  proceedings: z
    .union([
      z.object({ journal: z.string().regex(URL_KEY), issue: z.string().regex(URL_KEY) }),
      z.object({ book: z.string().regex(URL_KEY) }),
    ])
    .optional(),
  status: z.enum(['draft', 'announced', 'held', 'cancelled']),
});
export type Conference = z.infer<typeof ConferenceSchema>;

/** `publishedConferences/{ckey}`: also its card in lists. */
export const PublishedConferenceSchema = ConferenceSchema.omit({
  updatedAt: true,
  updatedBy: true,
}).extend({ updated: z.iso.date(), listKey: z.string() });
export type PublishedConference = z.infer<typeof PublishedConferenceSchema>;

/**
 * `digests/conferences`: the newest conferences by `listKey`, at most `LIST_CHUNK_MOST`. A page that
 * shows them beside its own text has no read left for the list and a chunk of it.
 */
export const ConferencesDigestSchema = z.object({
  conferences: z.array(PublishedConferenceSchema.omit({ listKey: true })),
});
export type ConferencesDigest = z.infer<typeof ConferencesDigestSchema>;
