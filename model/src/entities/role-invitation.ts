import { z } from 'zod';
import { ROLES } from '../roles.ts';

/** `open`: not answered yet. The others become open again only if the invitation is sent again. */
export const ROLE_INVITATION_STATES = [
  'open',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type RoleInvitationState = (typeof ROLE_INVITATION_STATES)[number];

/** `roleInvitations/{id}`: an invitation by mail to take a role. Written by functions only. */
export const RoleInvitationSchema = z.object({
  /** To whom it was sent, in lower case. */
  email: z.email().max(254),
  role: z.enum(ROLES),
  /** The journal or special issue; '' for a role of the whole press. */
  scope: z.string().max(100),
  /** The journal of that scope, for queries; '' for none. */
  journal: z.string().max(100),
  note: z.string().max(2_000),
  state: z.enum(ROLE_INVITATION_STATES),
  /** Who sent it last, and so has to be allowed to give the role when it is accepted. */
  invitedBy: z.string(),
  invitedAt: z.iso.datetime(),
  sentAt: z.iso.datetime(),
  /** How often it was sent, reminders not counted. */
  sendings: z.number().int().positive(),
  expiresAt: z.iso.datetime(),
  remindedAt: z.iso.datetime().optional(),
  answeredAt: z.iso.datetime().optional(),
  /** Why it was declined. */
  reason: z.string().max(2_000).optional(),
  acceptedBy: z.string().optional(),
  /** Set once the role is given: until then the same account may try again. */
  grantedAt: z.iso.datetime().optional(),
  /** When time next does something to it: a reminder, its expiry, its deletion. */
  dueAt: z.iso.datetime(),
});
export type RoleInvitation = z.infer<typeof RoleInvitationSchema>;
