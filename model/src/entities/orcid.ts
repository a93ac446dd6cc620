/** An account's connection with its ORCID record, and what is sent there. Written and read by functions only. */
import { z } from 'zod';
import { OrcidSchema } from './profile.ts';

/** `connected`: works can be sent. `ended`: ORCID no longer takes the token; the iD is still proved. */
const ORCID_STATES_OF_CONNECTION = ['connected', 'ended'] as const;

/** `orcidConnections/{uid}` */
export const OrcidConnectionSchema = z.object({
  orcid: OrcidSchema,
  /** The name of the record, as ORCID answered it. */
  name: z.string(),
  state: z.enum(ORCID_STATES_OF_CONNECTION),
  /** Whether works are sent. */
  sendsWorks: z.boolean(),
  /** Whether reviews are. Connections that were made before it did not ask. */
  sendsReviews: z.boolean().default(false),
  connectedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().optional(),
  /** Absent once it has ended. */
  tokens: z.object({ access: z.string(), refresh: z.string() }).optional(),
});
export type OrcidConnection = z.infer<typeof OrcidConnectionSchema>;

/** `orcidStates/{uid}`, or `orcidStates/{coAuthorStateId(link)}` of a co-author: one attempt. The state itself is not stored. */
export const OrcidStateSchema = z.object({
  hash: z.string(),
  expiresAt: z.iso.datetime(),
  sendsWorks: z.boolean().default(false),
  sendsReviews: z.boolean().default(false),
});

/**
 * `later`: it will be tried again. `refused`: ORCID does not accept it. `removed`: the person has deleted it from
 * their record, so it is not added again. `not-ours`: the record has it from another source.
 */
export const ORCID_PROBLEMS = ['later', 'refused', 'removed', 'not-ours'] as const;
export type OrcidProblem = (typeof ORCID_PROBLEMS)[number];

/** What every item of the queue has. An item without `due` is at rest. */
const QUEUED = {
  due: z.iso.datetime().optional(),
  attempts: z.number().int().nonnegative(),
  /** Another text at each wish: what changes while it is being sent is sent again. */
  change: z.string(),
};

/** Of what is in a person's record. */
const ACTIVITY = {
  ...QUEUED,
  uid: z.string(),
  orcid: OrcidSchema,
  /** For the person: of the article, or of the journal that they reviewed for. */
  title: z.string(),
  putCode: z.number().int().optional(),
  /** Of what ORCID has. */
  hash: z.string().optional(),
  sentAt: z.iso.datetime().optional(),
  problem: z.enum(ORCID_PROBLEMS).optional(),
  /** What ORCID answered. */
  detail: z.string().max(300).optional(),
};

/** `orcidItems/{orcidWorkId(uid, article)}`: an article in the record of one of its authors. */
export const OrcidWorkSchema = z.object({
  ...ACTIVITY,
  kind: z.literal('work'),
  /** `jkey~akey` */
  article: z.string(),
});
export type OrcidWork = z.infer<typeof OrcidWorkSchema>;

/** `orcidItems/{orcidReviewId(uid, submission, review)}`: a review in the record of its reviewer. */
export const OrcidReviewSchema = z.object({
  ...ACTIVITY,
  kind: z.literal('review'),
  submission: z.string(),
  review: z.string(),
});
export type OrcidReview = z.infer<typeof OrcidReviewSchema>;

export const OrcidActivitySchema = z.discriminatedUnion('kind', [
  OrcidWorkSchema,
  OrcidReviewSchema,
]);
export type OrcidActivity = z.infer<typeof OrcidActivitySchema>;

/** `orcidItems/{random}`: a token of a connection that is over. */
const OrcidRevocationSchema = z.object({
  ...QUEUED,
  kind: z.literal('revocation'),
  token: z.string(),
});

export const OrcidItemSchema = z.discriminatedUnion('kind', [
  OrcidWorkSchema,
  OrcidReviewSchema,
  OrcidRevocationSchema,
]);
export type OrcidItem = z.infer<typeof OrcidItemSchema>;
