/** Abstracts for conferences: what authors, committee members and the office ask. */

import { z } from 'zod';
import { documentId } from '../document-id.ts';
import {
  ABSTRACT_DECISIONS,
  ABSTRACT_STATES,
  AbstractFieldsSchema,
  AbstractReviewSchema,
  AbstractSchema,
} from '../entities/abstract.ts';
import { AbstractBookSchema } from '../entities/abstract-book.ts';
import { CallForAbstractsSchema } from '../entities/call-for-abstracts.ts';
import { CommitteeMemberSchema } from '../entities/committee.ts';
import { t } from '../messages/t.ts';
import { URL_KEY } from '../url-key.ts';

const CkeySchema = z.string().regex(URL_KEY).max(80);
const AbstractIdSchema = documentId(/^[a-zA-Z0-9._-]{1,80}~[A-Za-z0-9]{8,40}$/);
/** Abstracts of one page, and decided at once. */
export const ABSTRACTS_AT_ONCE = 50;

/** A conference as abstracts are submitted to it. */
const CallingConferenceSchema = z.object({
  ckey: z.string(),
  name: z.string(),
  timeZone: z.string(),
  topics: z.array(z.string()),
  call: CallForAbstractsSchema.optional(),
  stage: z.enum(['none', 'ahead', 'open', 'closed']),
});
export type CallingConference = z.infer<typeof CallingConferenceSchema>;

const OwnAbstractSchema = AbstractSchema.pick({
  ...{ ckey: true, number: true, revision: true, state: true, submittedAt: true, note: true },
  ...{ title: true, authors: true, text: true, topic: true, preference: true, hasConsent: true },
}).extend({ id: z.string() });
export type OwnAbstract = z.infer<typeof OwnAbstractSchema>;

const OwnAbstractsSchema = z.object({
  conferences: z.array(CallingConferenceSchema),
  abstracts: z.array(OwnAbstractSchema),
  committees: z.array(
    z.object({
      ...{ ckey: z.string(), name: z.string(), institution: z.string() },
      state: z.enum(['invited', 'accepted']),
    }),
  ),
});
export type OwnAbstracts = z.infer<typeof OwnAbstractsSchema>;

const SaveAbstractRequestSchema = z.object({
  conference: CkeySchema,
  /** Made by the sender: sent twice with the same key, it is one abstract. */
  key: z.string().regex(/^[A-Za-z0-9]{8,40}$/),
  /** The revision that the person saw; 0 for a new one. */
  base: z.number().int().nonnegative(),
  fields: AbstractFieldsSchema,
});
export type SaveAbstractRequest = z.output<typeof SaveAbstractRequestSchema>;

/** What a committee member sees of an abstract; the authors, where they review with names. */
const ReviewedAbstractSchema = AbstractSchema.pick({
  ...{ number: true, title: true, text: true, topic: true, preference: true },
}).extend({
  id: z.string(),
  authors: z.array(z.object({ name: z.string(), affiliation: z.string() })),
  own: AbstractReviewSchema.pick({ score: true, comment: true }).optional(),
});
export type ReviewedAbstract = z.infer<typeof ReviewedAbstractSchema>;

const CommitteeAbstractsSchema = z.object({
  conference: z.string(),
  isAnonymous: z.boolean(),
  abstracts: z.array(ReviewedAbstractSchema),
  /** Left out of this page: the member's own, or of their institution. */
  conflicts: z.number().int().nonnegative(),
  /** Where the next page begins; absent on the last one. */
  next: z.string().optional(),
});
export type CommitteeAbstracts = z.infer<typeof CommitteeAbstractsSchema>;

const OfficeAbstractSchema = AbstractSchema.pick({
  ...{ number: true, revision: true, state: true, title: true, authors: true, text: true },
  ...{ topic: true, preference: true, ownerName: true, ownerEmail: true, submittedAt: true },
  ...{ note: true, log: true, rank: true },
}).extend({
  id: z.string(),
  /** Of the person who asks: they are not shown its reviews and do not decide on it. */
  isOwn: z.boolean(),
  reviews: z.array(AbstractReviewSchema.omit({ uid: true })),
  /** The names of the members who have declared a conflict. */
  declared: z.array(z.string()),
});
export type OfficeAbstract = z.infer<typeof OfficeAbstractSchema>;

const MemberSchema = CommitteeMemberSchema.omit({ uid: true });

const RankSchema = z.string().max(200);

export const ABSTRACT_CALLS = {
  ownAbstracts: {
    /** With a conference, this one is among the answer's, too. */
    request: z.object({ conference: CkeySchema.optional() }),
    response: OwnAbstractsSchema,
  },
  saveAbstract: {
    request: SaveAbstractRequestSchema,
    response: z.object({ number: z.number(), revision: z.number() }),
  },
  withdrawAbstract: { request: z.object({ abstract: AbstractIdSchema }), response: z.object({}) },
  answerCommittee: {
    request: z.object({
      conference: CkeySchema,
      isAccepted: z.boolean(),
      institution: z.string().trim().max(250),
    }),
    response: z.object({}),
  },
  committeeAbstracts: {
    request: z.object({ conference: CkeySchema, after: RankSchema.optional() }),
    response: CommitteeAbstractsSchema,
  },
  scoreAbstract: {
    request: z.union([
      z.object({
        abstract: AbstractIdSchema,
        score: AbstractReviewSchema.shape.score,
        comment: AbstractReviewSchema.shape.comment,
      }),
      z.object({ abstract: AbstractIdSchema, hasConflict: z.literal(true) }),
    ]),
    response: z.object({}),
  },
  conferenceAbstracts: {
    request: z.object({
      conference: CkeySchema,
      state: z.enum(ABSTRACT_STATES).optional(),
      after: RankSchema.optional(),
    }),
    response: z.object({
      abstracts: z.array(OfficeAbstractSchema),
      next: z.string().optional(),
      committee: z.array(MemberSchema),
      book: AbstractBookSchema.optional(),
    }),
  },
  inviteToCommittee: {
    request: z.object({
      conference: CkeySchema,
      name: z
        .string()
        .trim()
        .min(1, { error: () => t('fields.enterTheName') })
        .max(160),
      email: z.email({ error: () => t('fields.enterEMailAddress') }).max(254),
      institution: z.string().trim().max(250).default(''),
    }),
    response: z.object({}),
  },
  removeFromCommittee: {
    request: z.object({ conference: CkeySchema, email: z.email().max(254) }),
    response: z.object({}),
  },
  publishAbstractBook: {
    request: z.object({ conference: CkeySchema }),
    response: z.object({}),
  },
  /** The conference's papers from its proceedings. `base`: the revision that the person saw. */
  collectPapers: {
    request: z.object({ conference: CkeySchema, base: z.number().int().positive() }),
    response: z.object({ papers: z.number(), revision: z.number() }),
  },
  /** Drafts in the proceedings' issue, or chapters of their book, for accepted abstracts, some at a time: `next` is the next request's `after`. */
  draftPapers: {
    request: z.object({ conference: CkeySchema, after: RankSchema.optional() }),
    response: z.object({
      drafted: z.number(),
      /** Of those looked at, how many had one before. */
      present: z.number(),
      next: z.string().optional(),
    }),
  },
  decideAbstracts: {
    request: z.object({
      conference: CkeySchema,
      abstracts: z
        .array(z.object({ id: AbstractIdSchema, revision: z.number().int().positive() }))
        .min(1)
        .max(ABSTRACTS_AT_ONCE),
      to: z.enum(ABSTRACT_DECISIONS),
      /** To the authors, in the mail. */
      note: z.string().trim().max(2_000).default(''),
    }),
    response: z.object({
      decided: z.number().int().nonnegative(),
      skipped: z.array(z.object({ id: z.string(), why: z.enum(['own', 'changed', 'withdrawn']) })),
    }),
  },
};
