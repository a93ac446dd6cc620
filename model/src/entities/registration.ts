/**
 * The DOIs of the press, and how far each is registered: `registrations/{registrationId(doi)}`. What DOAJ knows of an
 * article is `registrations/{doajId(doi)}`. Written by functions only.
 */
import { z } from 'zod';
import type { DepositFault } from './deposit-faults.ts';

export const REGISTRATION_KINDS = [
  'article',
  'review',
  'book',
  'chapter',
  'proceedings',
  'issue',
  'journal',
] as const;
export type RegistrationKind = (typeof REGISTRATION_KINDS)[number];

export const REGISTRATION_AGENCIES = ['crossref', 'datacite', 'doaj'] as const;
export type RegistrationAgency = (typeof REGISTRATION_AGENCIES)[number];

/**
 * `waiting`: to be sent. `sent`: the agency's answer is awaited. `refused`: the agency has refused it, and `answer` says
 * why. `held`: it cannot be sent, and `problems` says why. What changes while an answer is awaited is `waiting` again.
 */
export const REGISTRATION_STATES = ['waiting', 'sent', 'registered', 'refused', 'held'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** What an agency can say of a DOI, and what can become of asking it. */
export const REGISTRATION_ANSWERS = [
  'added',
  'updated',
  /** Registered, but the agency knows another DOI of what seems to be the same work. */
  'conflict',
  /** The agency has removed it from its search; the DOI still leads to its page. */
  'hidden',
  /** The agency has a newer deposit of it. It is sent again by itself. */
  /** The agency has removed it, as it is no longer published. */
  'removed',
  /** DOAJ: an ISSN is not of a journal of the account. */
  'journal-not-in-account',
  'older-than-registered',
  'prefix-not-allowed',
  'prefixes-differ',
  'invalid-record',
  'login-refused',
  /** Too many deposits wait at the agency. It is sent again by itself. */
  'too-many',
  /** It could not be reached, or failed. It is sent again by itself. */
  'no-answer',
  /** Words of the agency that we do not know. */
  'other',
] as const;
export type RegistrationAnswer = (typeof REGISTRATION_ANSWERS)[number];
export const REGISTRATION_TEXT_MAX = 1_000;

/** Why it is held. The values of each are in its comment. */
export const REGISTRATION_PROBLEMS = [
  /** `prefix`: the press has no account with which it could register DOIs of it. */
  'no-account',
  /** `prefix`: the agency has refused the account's login. */
  'login-refused',
  /** The press's settings name no address to which the agency can write. */
  'no-depositor',
  /** A `DepositFault`; in earlier records `reason`, in words: the agency's schema would refuse the record. */
  'invalid',
  /** `megabytes`: one deposit may not have more than 10. */
  'too-large',
  /** `type`: the agency registers nothing of this kind. */
  'not-registrable',
  /** DOAJ takes articles by the ISSN of their journal. */
  'no-issn',
] as const;
export type RegistrationProblemCode = (typeof REGISTRATION_PROBLEMS)[number];
const ProblemSchema = z.object({
  code: z.enum(REGISTRATION_PROBLEMS),
  params: z.record(z.string(), z.string().max(500)),
});
export type RegistrationProblem = z.infer<typeof ProblemSchema>;

/** Held because of what is wrong with its record. */
export const invalidRecord = (fault: DepositFault): RegistrationProblem => ({
  code: 'invalid',
  params: Object.fromEntries(Object.entries(fault).map(([name, value]) => [name, String(value)])),
});

/**
 * Where a DOI leads. `elsewhere`: to another address than the registered one. `page-lacks-doi`: the page does not name
 * the DOI. `no-answer`: the resolver or the page could not be reached.
 */
export const REGISTRATION_RESOLVES = [
  'ok',
  'elsewhere',
  'not-found',
  'page-lacks-doi',
  'no-answer',
] as const;
export type RegistrationResolves = (typeof REGISTRATION_RESOLVES)[number];

/** Later than all moments: of a registration or batch with which nothing is to be done. */
export const NOT_DUE = '9999-12-31T00:00:00.000Z';

const MomentSchema = z.iso.datetime();

/** A writer of published records sets the fields without a default, so all others are absent at first. */
export const RegistrationSchema = z.object({
  doi: z.string(),
  kind: z.enum(REGISTRATION_KINDS),
  /** By the press's account for the DOI's prefix; null until it is looked up. */
  agency: z.enum(REGISTRATION_AGENCIES).nullable().default(null),
  /** The published record that the DOI is of, or in which it is (a chapter, a review of an article). */
  source: z.object({ collection: z.string(), id: z.string() }),
  /** The key of the journal whose staff see it; null: admins alone. */
  journal: z.string().nullable(),
  title: z.string(),
  /** What it is found by in the office: of the title and the DOI. */
  words: z.array(z.string()).default([]),
  sortKey: z.string().default(''),
  /** The address that was sent last; '' before. */
  url: z.string().default(''),
  state: z.enum(REGISTRATION_STATES),
  /** Registered, with something that staff should look at: `answer`. */
  withWarning: z.boolean().default(false),
  /** The last one was sent to the agency's test system. */
  isTest: z.boolean().default(false),
  /** When the queue looks at it next; empty: now. `NOT_DUE` where there is nothing to do. */
  due: z.string(),
  attempts: z.number().int().nonnegative().default(0),
  /** New with each change of what is registered. */
  change: z.string(),
  /** Its last change, by whoever: lists are sorted by it. */
  updatedAt: MomentSchema,
  /** The batch in which it was sent last: `registrationBatches/{fileName}`; '' before. */
  fileName: z.string().default(''),
  /** An answer about this batch is awaited. */
  inFlight: z.boolean().default(false),
  sentAt: MomentSchema.nullable().default(null),
  /** The agency's own id of it, where that is not the DOI: DOAJ's of the article; '' where it has none. */
  remoteId: z.string().max(200).default(''),
  /** Of what was sent last and registered last, without batch and timestamp. */
  sentHash: z.string().default(''),
  registeredHash: z.string().default(''),
  registeredAt: MomentSchema.nullable().default(null),
  /** The version that was sent last, a number of 17 digits or more; '' before. */
  timestamp: z.string().default(''),
  answer: z
    .object({
      code: z.enum(REGISTRATION_ANSWERS),
      /** In the agency's own words. */
      text: z.string().max(REGISTRATION_TEXT_MAX),
      at: MomentSchema,
    })
    .nullable()
    .default(null),
  problems: z.array(ProblemSchema).max(20).default([]),
  resolves: z
    .object({ at: MomentSchema, result: z.enum(REGISTRATION_RESOLVES) })
    .nullable()
    .default(null),
  /** It is sent although the same was registered before: staff have asked for it. */
  again: z.boolean().default(false),
  /** It is sent in a file of its own, as a file with others was refused as a whole. */
  alone: z.boolean().default(false),
  /** Of an article: what was sent about corrections and retractions. Each deposit repeats it. */
  updates: z
    .array(
      z.object({
        type: z.enum(['correction', 'expression_of_concern', 'retraction']),
        date: z.string(),
        doi: z.string(),
      }),
    )
    .default([]),
});
export type Registration = z.infer<typeof RegistrationSchema>;

export const BATCH_STATES = [
  'sending',
  'sent',
  'queued',
  'in-process',
  'completed',
  'lost',
] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/** `registrationBatches/{fileName}`: what was sent to an agency in one file. For functions only. */
export const RegistrationBatchSchema = z.object({
  agency: z.enum(REGISTRATION_AGENCIES),
  prefix: z.string(),
  isTest: z.boolean(),
  /** Of the registrations in it. */
  ids: z.array(z.string()).min(1),
  state: z.enum(BATCH_STATES),
  sentAt: MomentSchema,
  /** When it is asked for next; `NOT_DUE` once it is answered. */
  due: z.string(),
  attempts: z.number().int().nonnegative(),
});
export type RegistrationBatch = z.infer<typeof RegistrationBatchSchema>;
