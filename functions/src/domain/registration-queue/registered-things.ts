/** Which DOIs a published record holds, and which of its fields are registered with them. */
import {
  PUBLISHED_ARTICLES,
  PUBLISHED_BOOKS,
  PUBLISHED_ISSUES,
  PUBLISHED_JOURNALS,
} from '@quire/model/collections';
import type { RegistrationKind } from '@quire/model/entities/registration';
import { normaliseDoi } from '@quire/model/identifiers';
import { z } from 'zod';

export interface RegisteredThing {
  readonly doi: string;
  readonly kind: RegistrationKind;
  readonly title: string;
}

export interface RegisteredThings {
  readonly journal: string | null;
  readonly things: readonly RegisteredThing[];
  /** Equal as long as nothing that is registered has changed. It may differ without that. */
  readonly facts: unknown;
}

const NOTHING: RegisteredThings = { journal: null, things: [], facts: null };

const thing = (kind: RegistrationKind, doi: string | undefined, title: string) => {
  const normal = doi ? normaliseDoi(doi) : null;
  return normal === null ? [] : [{ kind, title, doi: normal }];
};

const LinkSchema = z.object({ akey: z.string() });
const NoticeSchema = z.object({ kind: z.string(), article: LinkSchema });

/** Unknown fields are left out: counts of readers, neighbours and related articles change every day. */
const ArticleSchema = z.object({
  journal: z.string(),
  issue: z.string(),
  akey: z.string(),
  status: z.string(),
  title: z.string(),
  published: z.string(),
  metadata: z.looseObject({ doi: z.string().optional() }),
  journalTitle: z.string(),
  journalIssn: z.string(),
  volume: z.string(),
  number: z.string(),
  year: z.number(),
  event: z.unknown().optional(),
  /** Named by its hash; from the text come the references. */
  body: z.object({ name: z.string() }),
  /** Printed or given: whether there is a PDF, not which. */
  pdf: z
    .string()
    .optional()
    .transform((name) => name !== undefined),
  supplements: z.array(z.object({ name: z.string(), label: z.string() }).loose()).optional(),
  hasReviews: z.boolean().optional(),
  notices: z.array(NoticeSchema).default([]),
  about: NoticeSchema.optional(),
  translationOf: LinkSchema.optional(),
  translatedVersions: z.array(LinkSchema).optional(),
  provedOrcids: z.array(z.string()).optional(),
  versions: z
    .array(z.object({ revision: z.number(), date: z.string(), kind: z.string() }))
    .default([]),
});

const BookSchema = z.object({
  bkey: z.string(),
  title: z.string(),
  subtitle: z.string().optional(),
  kind: z.string(),
  published: z.string(),
  contributors: z.unknown(),
  isbnPrint: z.string().optional(),
  isbnE: z.string().optional(),
  edition: z.string().optional(),
  doi: z.string().optional(),
  language: z.string(),
  licence: z.string(),
  chapters: z.array(z.looseObject({ title: z.string(), doi: z.string().optional() })).default([]),
  pdf: z.unknown().optional(),
  event: z.unknown().optional(),
});

/** An issue is registered once it is complete. */
const COMPLETE: readonly string[] = ['published', 'closed'];
const IssueSchema = z.object({
  issue: z.object({
    journal: z.string(),
    issueid: z.string(),
    volume: z.string().optional(),
    number: z.string().optional(),
    year: z.number(),
    title: z.string().default(''),
    kind: z.string().default('regular'),
    status: z.string(),
    datePublished: z.string().optional(),
    guestEditors: z.array(z.string()).optional(),
  }),
  journalTitle: z.string(),
  event: z.unknown().optional(),
  doi: z.string().optional(),
  isbn: z.string().optional(),
});

const JournalSchema = z.object({
  journal: z.object({
    name: z.string(),
    fullname: z.string(),
    key_title: z.string().optional(),
    issn: z.string().optional(),
    issn_print: z.string().optional(),
    doi: z.string().optional(),
    started: z.number().optional(),
    preservation: z.array(z.string()).optional(),
  }),
  /** Its first year, where the journal names none. */
  issues: z
    .array(z.object({ year: z.number() }))
    .default([])
    .transform((issues) => Math.min(...issues.map(({ year }) => year))),
});

type Reader = (data: unknown) => RegisteredThings;

const READERS: Readonly<Record<string, Reader>> = {
  [PUBLISHED_ARTICLES]: (data) => {
    const article = ArticleSchema.safeParse(data).data;
    if (!article) return NOTHING;
    const { journal, title, metadata } = article;
    return { journal, things: thing('article', metadata.doi, title), facts: article };
  },
  [PUBLISHED_BOOKS]: (data) => {
    const book = BookSchema.safeParse(data).data;
    if (!book) return NOTHING;
    const chapters = book.chapters.flatMap(({ doi, title }) => thing('chapter', doi, title));
    return {
      journal: null,
      things: [...thing('book', book.doi, book.title), ...chapters],
      facts: book,
    };
  },
  [PUBLISHED_JOURNALS]: (data) => {
    const read = JournalSchema.safeParse(data).data;
    if (!read) return NOTHING;
    const { name, fullname, doi } = read.journal;
    return { journal: name, things: thing('journal', doi, fullname), facts: read };
  },
  [PUBLISHED_ISSUES]: (data) => {
    const read = IssueSchema.safeParse(data).data;
    if (!read || !COMPLETE.includes(read.issue.status)) return NOTHING;
    const { issue, journalTitle, doi } = read;
    const kind = issue.kind === 'proceedings' ? 'proceedings' : 'issue';
    const place = [journalTitle, issue.volume, issue.number].filter(Boolean).join(', ');
    return { journal: issue.journal, things: thing(kind, doi, issue.title || place), facts: read };
  },
};

/** What is registered of a document of this collection (undefined: absent); of other collections nothing. */
export const registeredThings = (collection: string, data: unknown): RegisteredThings =>
  (data !== undefined && READERS[collection]?.(data)) || NOTHING;

/** Whether records of this collection hold DOIs at all. */
export const holdsDois = (collection: string): boolean => collection in READERS;
