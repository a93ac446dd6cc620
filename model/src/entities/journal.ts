import { z } from 'zod';
import { isIssn, URL_KEY } from '../identifiers.ts';

const IssnSchema = z
  .string()
  .refine(isIssn, 'An ISSN looks like 2049-3630, and its last digit is a check digit.');

/** A person on an editorial board, as the journal's page shows them. */
export const BoardMemberSchema = z.object({
  name: z.string().min(1).max(160),
  role: z.enum([
    'editor-in-chief',
    'deputy',
    'associate',
    'section',
    'managing',
    'advisory',
    'guest',
    'emeritus',
  ]),
  affiliation: z.string().max(250).default(''),
  country: z.string().max(80).default(''),
  orcid: z.string().optional(),
});

/** A journal: the specification's section 3, with the fields that field.md 5.1 adds. */
export const JournalSchema = z.object({
  /** `fullname`, `key_title`, `name`, …: the specification's imprint table keeps its spelling. */
  fullname: z.string().min(1).max(200),
  key_title: z.string().max(120).optional(),
  /** The acronym, also the key in addresses. */
  name: z.string().regex(URL_KEY).max(20),
  issn: IssnSchema,
  issn_print: IssnSchema.optional(),
  frequency: z.string().max(80).optional(),
  publication_medium: z.string().max(80).optional(),
  started: z.number().int().min(1600).max(2200).optional(),
  /** One sentence for cards and search results. */
  description: z.string().max(400),
  /** Markdown. */
  aimsScope: z.string().max(20_000),
  subjects: z.array(z.string().min(1).max(80)).min(1).max(12),
  /** A hue of the press's palette, for the cover and the journal's accents: 0–359. */
  hue: z.number().int().min(0).max(359),
  licence: z.string().default('CC-BY-4.0'),
  peerReviewModel: z.enum(['single', 'double', 'triple', 'open']),
  weeksToPublication: z.number().int().positive().optional(),
  doiPrefix: z.string().regex(/^10\.[0-9]{4,9}$/),
  board: z.array(BoardMemberSchema).max(200).default([]),
  contactEmail: z.email(),
  status: z.enum(['active', 'ceased', 'announced']).default('active'),
  order: z.number().int().default(0),
});
export type Journal = z.infer<typeof JournalSchema>;
export type BoardMember = z.infer<typeof BoardMemberSchema>;
