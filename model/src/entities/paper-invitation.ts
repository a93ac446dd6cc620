import { z } from 'zod';

/** `invited`: no answer yet. `submitted` follows from a manuscript that was sent to the special issue. */
export const PAPER_INVITATION_STATES = ['invited', 'submitted', 'declined', 'withdrawn'] as const;
export type PaperInvitationState = (typeof PAPER_INVITATION_STATES)[number];

/** How many people may be invited to write for one special issue. */
export const INVITED_PAPERS_MAX = 200;

/** `paperInvitations/{id}`: an invitation to contribute to a special issue. Written by functions only. */
export const PaperInvitationSchema = z.object({
  /** The id of the special issue, and its journal. */
  issue: z.string().max(100),
  journal: z.string().max(20),
  /** In lower case. */
  email: z.email().max(254),
  name: z.string().max(160),
  /** What the paper is to be about. */
  topic: z.string().max(300),
  note: z.string().max(2_000),
  state: z.enum(PAPER_INVITATION_STATES),
  invitedBy: z.string(),
  invitedAt: z.iso.datetime(),
  /** When its mail was sent last, and how often. */
  sentAt: z.iso.datetime(),
  sendings: z.number().int().positive(),
  answeredAt: z.iso.datetime().optional(),
  /** Why it was declined. */
  reason: z.string().max(2_000).optional(),
  /** The manuscript that came. */
  submission: z.string().optional(),
});
export type PaperInvitation = z.infer<typeof PaperInvitationSchema>;
