import { z } from 'zod';
import { t } from '../messages/t.ts';
import { PersonNameSchema } from './profile.ts';
import { unaddressed } from './unaddressed.ts';

export const PROPOSAL_STATUSES = ['new', 'answered', 'accepted', 'declined'] as const;

/** What an organiser says of a conference in the public form (field 5.6). */
export const ProposalFieldsSchema = z.object({
  organiser: z.object({
    name: PersonNameSchema,
    email: z.email({ error: () => t('fields.enterEMailAddress') }).max(254),
    affiliation: z.string().trim().max(250).default(''),
  }),
  conference: unaddressed(200).min(1, { error: () => t('fields.nameTheConference') }),
  acronym: unaddressed(40).default(''),
  start: z.iso.date().optional(),
  end: z.iso.date().optional(),
  place: unaddressed(200).default(''),
  online: z.boolean().default(false),
  website: z
    .url({ protocol: /^https?$/ })
    .max(400)
    .optional(),
  expectedPapers: z.number().int().min(1).max(10_000).optional(),
  committee: z.string().trim().max(5_000).default(''),
  reviewProcess: z.string().trim().max(5_000).default(''),
  timeline: z.string().trim().max(5_000).default(''),
  guestEditors: z.string().trim().max(2_000).default(''),
  message: z.string().trim().max(5_000).default(''),
});
export type ProposalFields = z.infer<typeof ProposalFieldsSchema>;

/** `proposals/{id}`: a proposal to publish a conference with the press. */
export const ProposalSchema = ProposalFieldsSchema.extend({
  status: z.enum(PROPOSAL_STATUSES).default('new'),
  /** For staff. */
  note: z.string().max(5_000).default(''),
  /** Of an accepted one: the conference that was made of it. */
  ckey: z.string().max(80).optional(),
  receivedAt: z.iso.datetime(),
});
export type Proposal = z.infer<typeof ProposalSchema>;
