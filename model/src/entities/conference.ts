import { z } from 'zod';
import { isTimeZone } from '../local-time.ts';
import type { ReadInLanguage } from '../messages/in-reader-language.ts';
import { LANGUAGE_TAGS } from '../messages/languages.ts';
import { t } from '../messages/t.ts';
import { URL_KEY } from '../url-key.ts';
import { AbstractBookSchema } from './abstract-book.ts';
import { CallForAbstractsSchema, CallGuidanceSchema } from './call-for-abstracts.ts';
import { ChangedAtSchema } from './changed-at.ts';
import { RevisedSchema } from './page.ts';
import { translationsSchema } from './translations.ts';

const DaySchema = z.iso.date();
const TimeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => t('fields.timeForm') })
  .or(z.literal(''))
  .default('');

/** Names a session or a talk for readers' calendars, whatever becomes of its title; publishing fills in what lacks one. */
const PlaceIdSchema = z
  .string()
  .regex(/^[a-zA-Z0-9]{0,24}$/)
  .default('');

/** A talk of a session. */
const TalkSchema = z.object({
  id: PlaceIdSchema,
  /** The accepted abstract that it is, by its id. */
  abstract: z.string().max(130).optional(),
  title: z.string().trim().min(1).max(250),
  speakers: z.array(z.string().min(1).max(160)).max(20).default([]),
  /** `09:30`, by the clocks of the place; empty where there is only the order. */
  time: TimeSchema,
});

/** A session of the programme. */
export const ConferenceSessionSchema = z.object({
  id: PlaceIdSchema,
  title: z.string().trim().min(1).max(200),
  day: DaySchema,
  from: TimeSchema,
  to: TimeSchema,
  room: z.string().max(120).default(''),
  chairs: z.array(z.string().min(1).max(160)).max(10).default([]),
  talks: z.array(TalkSchema).max(60).default([]),
});
export type ConferenceSession = z.infer<typeof ConferenceSessionSchema>;
export type ConferenceTalk = ConferenceSession['talks'][number];

/** A paper of a conference: an article of ours, or a chapter of a book. */
export const ConferencePaperSchema = z.object({
  title: z.string().trim().min(1).max(250),
  authors: z.array(z.string().min(1).max(160)).max(40).default([]),
  /** Where it is: `/article/CES/4-2/mud`, or elsewhere. */
  href: z
    .string()
    .max(400)
    .refine((address) => /^(\/(?!\/)|https:\/\/)[^\s\\]*$/.test(address), {
      error: () => t('fields.paperAddressForm'),
    })
    .or(z.literal(''))
    .default(''),
});

/** Other addresses below `/conference`. */
const PAGES_BESIDE: readonly string[] = ['proceedings', 'propose'];

/** What can be translated of a conference. */
const CONFERENCE_TEXTS = {
  name: z.string().min(1).max(200),
  theme: z.string().max(300),
  topics: z.array(z.string().min(1).max(120)).max(40),
  call: z.object({ guidance: CallGuidanceSchema }).partial(),
};

/** `conferences/{ckey}`. Shown on `/conference`, `/conference/{ckey}` and `/conference/proceedings`. */
export const ConferenceSchema = RevisedSchema.extend({
  ckey: z
    .string()
    .regex(URL_KEY)
    .max(80)
    .refine((key) => !PAGES_BESIDE.includes(key), { error: () => t('fields.addressTaken') }),
  name: CONFERENCE_TEXTS.name,
  acronym: z.string().max(40).default(''),
  number: z.string().max(20).default(''),
  theme: CONFERENCE_TEXTS.theme.default(''),
  start: z.iso.date(),
  end: z.iso.date(),
  city: z.string().max(80).default(''),
  country: z.string().max(80).default(''),
  online: z.boolean().default(false),
  /** Of the place, by its name in the IANA database: times of the programme and the end of deadlines. */
  timeZone: z
    .string()
    .max(60)
    .refine(isTimeZone, { error: () => t('fields.timeZoneUnknown') })
    .optional(),
  organisers: z.array(z.string().min(1).max(160)).max(20).default([]),
  topics: CONFERENCE_TEXTS.topics.default([]),
  translations: translationsSchema(CONFERENCE_TEXTS),
  /** Of its book of abstracts; absent: the press's first. */
  language: z.enum(LANGUAGE_TAGS).optional(),
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
  call: CallForAbstractsSchema.optional(),
  /** Where its papers appeared: an issue of a journal, or a book. */
  proceedings: z
    .union([
      z.object({ journal: z.string().regex(URL_KEY), issue: z.string().regex(URL_KEY) }),
      z.object({ book: z.string().regex(URL_KEY) }),
    ])
    .optional(),
  /** The programme, in the order of time. */
  sessions: z.array(ConferenceSessionSchema).max(120).default([]),
  papers: z.array(ConferencePaperSchema).max(300).default([]),
  status: z.enum(['draft', 'announced', 'held', 'cancelled']),
});
export type Conference = z.infer<typeof ConferenceSchema>;

/** `publishedConferences/{ckey}`. */
export const PublishedConferenceSchema = ConferenceSchema.omit({
  updatedAt: true,
  updatedBy: true,
  language: true,
}).extend({
  updated: z.iso.date(),
  listKey: z.string(),
  abstractBook: AbstractBookSchema.shape.file,
  changedAt: ChangedAtSchema,
});
export type PublishedConference = z.infer<typeof PublishedConferenceSchema> & ReadInLanguage;

/** A conference in a list: without what only its own page shows. */
export const ConferenceCardSchema = PublishedConferenceSchema.omit({
  listKey: true,
  sessions: true,
  papers: true,
  abstractBook: true,
  changedAt: true,
});

/**
 * `digests/conferences`: the newest conferences by `listKey`, at most `LIST_CHUNK_MOST`. A page that
 * shows them beside its own text has no read left for the list and a chunk of it.
 */
export const ConferencesDigestSchema = z.object({
  conferences: z.array(ConferenceCardSchema),
});
export type ConferencesDigest = z.infer<typeof ConferencesDigestSchema>;
