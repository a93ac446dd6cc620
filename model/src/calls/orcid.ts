/** Connecting an account with an ORCID record. */
import { z } from 'zod';
import { ORCID_PROBLEMS, OrcidConnectionSchema } from '../entities/orcid.ts';

/** The newest works and reviews that are shown. */
export const ORCID_WORKS_SHOWN = 50;

const ConnectionSchema = z.object({
  /** False: the press does not connect iDs, and nothing of it is shown. */
  isOffered: z.boolean(),
  /** False: the press has not said who it is, without which ORCID takes no reviews. */
  offersReviews: z.boolean(),
  /** Absent: not connected. */
  connection: OrcidConnectionSchema.omit({ tokens: true }).optional(),
  /** Works and reviews that were or will be sent, the newest first. */
  works: z
    .array(
      z.object({
        kind: z.enum(['work', 'review']),
        title: z.string(),
        sentAt: z.iso.datetime().optional(),
        isWaiting: z.boolean(),
        problem: z.enum(ORCID_PROBLEMS).optional(),
        detail: z.string().optional(),
      }),
    )
    .max(ORCID_WORKS_SHOWN),
  /** Of `begin`: where the person allows it. */
  authorizeAt: z.url().optional(),
});
export type OwnOrcidConnection = z.infer<typeof ConnectionSchema>;

/** What ORCID brings back. */
const ANSWER = { code: z.string().min(1).max(200), state: z.string().min(1).max(200) };
/** Of a mail's link, as `TokenSchema` of calls.ts. */
const LinkTokenSchema = z.string().min(20).max(200);
const CHOICE = { sendsWorks: z.boolean(), sendsReviews: z.boolean() };

export const ORCID_CALLS = {
  /**
   * For a person with a confirmed address. `view`: the state. `begin`: answers ORCID's address to go to. `finish`: what
   * ORCID's answer brought back; it counts once, for the account that began, within minutes. `choose`: whether works
   * and reviews are sent. `end`: forgets the connection; its token is revoked at ORCID.
   */
  orcidConnection: {
    request: z.discriminatedUnion('step', [
      z.object({ step: z.literal('view') }),
      z.object({ step: z.literal('begin'), ...CHOICE }),
      z.object({ step: z.literal('finish'), ...ANSWER }),
      z.object({ step: z.literal('choose'), ...CHOICE }),
      z.object({ step: z.literal('end') }),
    ]),
    response: ConnectionSchema,
  },
  /**
   * With a co-author's link, without an account. `begin`: answers ORCID's address to go to. `finish`: what ORCID's
   * answer brought back; it counts once, for the author and the submission of the link, within minutes. Answers the iD.
   */
  confirmCoAuthorOrcid: {
    request: z.discriminatedUnion('step', [
      z.object({ step: z.literal('begin'), token: LinkTokenSchema }),
      z.object({ step: z.literal('finish'), token: LinkTokenSchema, ...ANSWER }),
    ]),
    response: z.object({ authorizeAt: z.url().optional(), orcid: z.string().optional() }),
  },
} as const;
