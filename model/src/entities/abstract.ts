import { z } from 'zod';
import { t } from '../messages/t.ts';
import { URL_KEY } from '../url-key.ts';
import { ABSTRACT_WORDS_MOST } from './call-for-abstracts.ts';

export const ABSTRACT_PREFERENCES = ['talk', 'poster', 'either'] as const;
export const ABSTRACT_STATES = ['submitted', 'talk', 'poster', 'rejected', 'withdrawn'] as const;
export type AbstractState = (typeof ABSTRACT_STATES)[number];
/** What an abstract is accepted as, or not. */
export const ABSTRACT_DECISIONS = ['talk', 'poster', 'rejected'] as const;
export type AbstractDecision = (typeof ABSTRACT_DECISIONS)[number];

/** Of one account for one conference. */
export const ABSTRACTS_PER_ACCOUNT = 10;
/** Of one conference: a limit against floods, and what the office can still look through. */
export const ABSTRACTS_PER_CONFERENCE = 1_500;
export const ABSTRACT_SCORES = [1, 2, 3, 4, 5] as const;

const AbstractAuthorSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: () => t('fields.enterTheName') })
    .max(160),
  affiliation: z
    .string()
    .trim()
    .min(1, { error: () => t('fields.enterTheInstitution') })
    .max(250),
  email: z
    .email({ error: () => t('fields.enterEMailAddress') })
    .max(254)
    .or(z.literal(''))
    .default(''),
  isPresenting: z.boolean().default(false),
});

/** What an author writes. The conference's word limit and topics are checked besides. */
export const AbstractFieldsSchema = z.object({
  title: z
    .string()
    .trim()
    .min(1, { error: () => t('fields.enterTheTitle') })
    .max(250),
  authors: z
    .array(AbstractAuthorSchema)
    .min(1, { error: () => t('fields.nameAnAuthor') })
    .max(30),
  text: z
    .string()
    .trim()
    .min(1, { error: () => t('fields.enterTheAbstract') })
    .max(ABSTRACT_WORDS_MOST * 12),
  topic: z.string().max(120).default(''),
  preference: z.enum(ABSTRACT_PREFERENCES),
  hasConsent: z.literal(true, { error: () => t('fields.confirmAuthorsAgreed') }),
});
export type AbstractFields = z.infer<typeof AbstractFieldsSchema>;

export const AbstractReviewSchema = z.object({
  uid: z.string(),
  name: z.string(),
  score: z.number().int().min(1).max(5),
  comment: z.string().trim().max(2_000).default(''),
  at: z.iso.datetime(),
});

/** A committee member who has declared a conflict of interest. */
const DeclaredConflictSchema = z.object({
  uid: z.string(),
  name: z.string(),
  at: z.iso.datetime(),
});

const EventSchema = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  did: z.enum(['submitted', 'changed', 'withdrawn', ...ABSTRACT_DECISIONS]),
});

/** `abstracts/{ckey~key}`: for functions only, which tell each side what is theirs. */
export const AbstractSchema = AbstractFieldsSchema.extend({
  ckey: z.string().regex(URL_KEY).max(80),
  /** Counted within the conference: `A-12`. */
  number: z.number().int().positive(),
  owner: z.string(),
  ownerName: z.string(),
  ownerEmail: z.string(),
  revision: z.number().int().positive(),
  state: z.enum(ABSTRACT_STATES),
  submittedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  reviews: z.array(AbstractReviewSchema).max(60).default([]),
  /** These members no longer see the abstract or its reviews. */
  declared: z.array(DeclaredConflictSchema).max(60).default([]),
  /** Of reviews and declared conflicts: the index by which an account's are found. */
  reviewerUids: z.array(z.string()).default([]),
  /** What was last said to the author with a decision. */
  note: z.string().max(2_000).default(''),
  log: z.array(EventSchema).max(60).default([]),
  /** `{owner}~{ckey}`: one equality finds what an account has sent to a conference. */
  ofOwner: z.string(),
  /** `{ckey}~{state}~{mean score}~{number}`: the office's order, by one field. */
  rank: z.string(),
  /** `{ckey}~{state}~{number}`: the committee's order, which scores do not change. */
  waits: z.string(),
});
export type Abstract = z.infer<typeof AbstractSchema>;

export const abstractDocId = (ckey: string, key: string): string => `${ckey}~${key}`;
export const abstractNumber = (number: number): string => `A-${number}`;

/** See `AbstractSchema.reviewerUids`. */
export const reviewerUidsOf = ({
  reviews,
  declared,
}: Pick<Abstract, 'reviews' | 'declared'>): string[] => [
  ...new Set([...reviews, ...declared].map(({ uid }) => uid)),
];

/** The mean of the scores, or null where nobody has scored yet. */
export function meanScore(reviews: readonly { readonly score: number }[]): number | null {
  if (reviews.length === 0) return null;
  return reviews.reduce((sum, { score }) => sum + score, 0) / reviews.length;
}

/** See `AbstractSchema.rank`; with a state alone, what the ranks of that state begin with. */
export function abstractRank({
  ckey,
  state,
  reviews,
  number,
}: Pick<Abstract, 'ckey' | 'state' | 'reviews' | 'number'>): string {
  const mean = String(Math.round((meanScore(reviews) ?? 0) * 1_000)).padStart(4, '0');
  return `${ckey}~${state}~${mean}~${String(number).padStart(5, '0')}`;
}
