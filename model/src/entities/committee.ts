import { z } from 'zod';

/** The most members of one conference's committee. */
export const COMMITTEE_MOST = 40;
/** The most institutions that one member may name, one after the other. */
export const INSTITUTIONS_MOST = 5;

export const CommitteeMemberSchema = z.object({
  /** As it was invited, in lower case: the account that accepts has proved this address. */
  email: z.string(),
  name: z.string(),
  institution: z.string().default(''),
  /** What was named before it, newest last: changing the institution removes no conflict. */
  earlierInstitutions: z
    .array(z.string())
    .max(INSTITUTIONS_MOST - 1)
    .default([]),
  state: z.enum(['invited', 'accepted', 'declined']),
  uid: z.string().optional(),
  invitedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().optional(),
});
export type CommitteeMember = z.infer<typeof CommitteeMemberSchema>;

/**
 * `conferenceCommittees/{ckey}`: who reviews the abstracts of a conference. For functions only. A member has no role:
 * what they may do is read here, and ends when they are removed.
 */
export const CommitteeSchema = z.object({
  members: z.array(CommitteeMemberSchema).max(COMMITTEE_MOST).default([]),
  /** The members' addresses and, of those who accepted, accounts: what they are found by. */
  emails: z.array(z.string()).default([]),
  uids: z.array(z.string()).default([]),
});
export type Committee = z.infer<typeof CommitteeSchema>;
