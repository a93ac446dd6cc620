/** What the pages of rights and people ask beside `grantRoles` and `setJournalPermissions`. */
import { z } from 'zod';
import { CONSENT_VERSION } from '../constants.ts';
import { documentId } from '../document-id.ts';
import { ProfileFieldsSchema } from '../entities/profile.ts';
import { ROLE_INVITATION_STATES } from '../entities/role-invitation.ts';
import { GrantsSchema } from '../entities/user.ts';
import { ROLES } from '../roles.ts';

const EmailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());
const InvitationId = documentId(/^[A-Za-z0-9_-]{1,60}$/);
const LinkedSchema = z.object({ token: z.string().min(20).max(200) });
const Nothing = z.object({});
const AccountId = documentId(/^[^/]{1,128}$/);
/** Two accounts of one person: the one that stays, and the one that is closed. */
const PairSchema = z.object({ keep: AccountId, merge: AccountId });

/** As many accounts as one call tells of. */
export const LAST_SEEN_MAX = 100;

/** What a person without an account fills in: the link of the mail proves the address. */
export const JoinRequestSchema = ProfileFieldsSchema.omit({
  interests: true,
  notifications: true,
}).extend({
  ...LinkedSchema.shape,
  password: z.string().min(1).max(1_000),
  consent: z.literal(CONSENT_VERSION),
});
export type JoinRequest = z.infer<typeof JoinRequestSchema>;

export const RIGHTS_CALLS = {
  /** An account by its proven address, with the roles it has; null where there is none. For who grants roles. */
  findAccount: {
    request: z.object({ email: EmailSchema }),
    response: z.object({
      account: z
        .object({
          uid: z.string(),
          email: z.string(),
          displayName: z.string(),
          roles: z.array(z.enum(ROLES)),
          grants: GrantsSchema,
        })
        .nullable(),
    }),
  },
  /** The day on which each of these accounts was last used; those that never were are left out. */
  lastSeen: {
    request: z.object({ uids: z.array(AccountId).max(LAST_SEEN_MAX) }),
    response: z.object({ days: z.record(z.string(), z.iso.date()) }),
  },
  /** What would go over if one account became part of another, and why the two cannot be merged. For admins. */
  previewAccountMerge: {
    request: PairSchema,
    response: z.object({
      /** Each in a sentence; none: they can be merged. */
      blockers: z.array(z.string()),
      manuscripts: z.number().int(),
      /** Manuscripts that are in their hands as an editor. */
      assignments: z.number().int(),
      invoices: z.number().int(),
      /** What the account that stays would hold. */
      roles: z.array(z.string()),
    }),
  },
  /** Merges them. `unfinished`: there is more than one call may do; the same request goes on. */
  mergeAccounts: {
    request: PairSchema,
    response: z.object({ state: z.enum(['done', 'unfinished']) }),
  },
  /** Invites a person to a role by mail. `scope`: '' for a role of the whole press. */
  inviteToRole: {
    request: z.object({
      email: EmailSchema,
      role: z.enum(ROLES),
      scope: z.string().max(100),
      note: z.string().trim().max(2_000).default(''),
    }),
    response: z.object({ invitation: z.string() }),
  },
  /** Sends it with a new link and the whole time to answer; in the name of whoever sends it again. */
  resendRoleInvitation: { request: z.object({ invitation: InvitationId }), response: Nothing },
  withdrawRoleInvitation: { request: z.object({ invitation: InvitationId }), response: Nothing },
  /** What is behind the link of the mail. May be looked at as often as one likes. */
  viewRoleInvitation: {
    request: LinkedSchema,
    response: z.object({
      state: z.enum(ROLE_INVITATION_STATES),
      role: z.enum(ROLES),
      /** The journal or special issue in words; '' for a role of the whole press. */
      where: z.string(),
      press: z.string(),
      inviter: z.string(),
      note: z.string(),
      email: z.string(),
      /** Whether that address has an account. */
      hasAccount: z.boolean(),
      expiresAt: z.iso.datetime(),
    }),
  },
  declineRoleInvitation: {
    request: LinkedSchema.extend({ reason: z.string().trim().max(2_000).default('') }),
    response: Nothing,
  },
  /** Accepts without an account: makes one with the address that was invited. */
  joinByInvitation: { request: JoinRequestSchema, response: z.object({ email: z.string() }) },
  /** Accepts with the account that is signed in. `isOther`: also where its address is another one. */
  acceptRoleInvitation: {
    request: LinkedSchema.extend({ isOther: z.boolean().default(false) }),
    response: Nothing,
  },
} as const;
