import { z } from 'zod';
import { RESERVED_ISSUE_KEYS } from '../journal-pages.ts';
import type { ReadInLanguage } from '../messages/in-reader-language.ts';
import { t } from '../messages/t.ts';
import { URL_KEY } from '../url-key.ts';
import { translationsSchema } from './translations.ts';

const IsoDateSchema = z.iso.date();

/** What can be translated of what readers see of an issue. */
export const ISSUE_TEXTS = {
  title: z.string().max(250),
  description: z.string().max(2_000),
  topics: z.array(z.string().min(1).max(160)).max(20),
};

/** An issue of a journal. */
export const IssueSchema = z.object({
  journal: z.string().regex(URL_KEY),
  /** `issueid` in addresses: `3-2`, `2026-s1`. */
  issueid: z
    .string()
    .regex(URL_KEY)
    .max(40)
    .refine((key) => !RESERVED_ISSUE_KEYS.includes(key), {
      error: () => t('fields.addressOfJournalPage'),
    }),
  volume: z.string().max(20).default(''),
  /** Text, because numbers are `2`, `S1` or `1-2`. Empty where a volume has no issues. */
  number: z.string().max(20).default(''),
  year: z.number().int().min(1600).max(2200),
  title: ISSUE_TEXTS.title.default(''),
  description: ISSUE_TEXTS.description.default(''),
  translations: translationsSchema(ISSUE_TEXTS),
  kind: z
    .enum(['regular', 'special', 'supplement', 'proceedings', 'online_first'])
    .default('regular'),
  datePublished: IsoDateSchema.optional(),
  /** Of an open special issue: the last day for manuscripts. */
  deadline: IsoDateSchema.optional(),
  /** Of a special issue: what it asks for. */
  topics: ISSUE_TEXTS.topics.default([]),
  status: z.enum(['draft', 'open', 'published', 'closed']),
  guestEditors: z.array(z.string().max(160)).max(20).default([]),
  /** Article keys in the order of the table of contents; others follow by page, then by date. */
  articleOrder: z.array(z.string()).max(1_000).default([]),
});
export type Issue = z.infer<typeof IssueSchema> & ReadInLanguage;
