import { z } from 'zod';
import { t } from '../messages/t.ts';
import { URL_KEY } from '../url-key.ts';
import { PersonNameSchema } from './profile.ts';
import { unaddressed } from './unaddressed.ts';

const ISSUE_PROPOSAL_STATUSES = ['new', 'approved', 'rejected'] as const;
export type IssueProposalStatus = (typeof ISSUE_PROPOSAL_STATUSES)[number];

const PROPOSED_GUESTS_MAX = 6;

const ProposedGuestSchema = z.object({
  name: PersonNameSchema,
  email: z
    .email({ error: () => t('fields.enterEMailAddress') })
    .max(254)
    .toLowerCase(),
  affiliation: z.string().trim().max(250).default(''),
});

/** The proposal as a person with an account submits it. */
export const IssueProposalFieldsSchema = z.object({
  journal: z
    .string()
    .regex(URL_KEY, { error: () => t('fields.chooseAJournal') })
    .max(20),
  title: unaddressed(200).min(1, { error: () => t('fields.enterATitle') }),
  scope: z
    .string()
    .trim()
    .min(1, { error: () => t('fields.describeSpecialIssue') })
    .max(5_000),
  topics: z.array(z.string().trim().min(1).max(160)).max(20).default([]),
  guestEditors: z
    .array(ProposedGuestSchema)
    .min(1, { error: () => t('fields.nameAGuestEditor') })
    .max(PROPOSED_GUESTS_MAX),
  /** Papers that are promised or hoped for. */
  papers: z.string().trim().max(5_000).default(''),
  expectedPapers: z.number().int().min(1).max(500).optional(),
  deadline: z.iso.date({ error: () => t('fields.enterADate') }).optional(),
  message: z.string().trim().max(5_000).default(''),
});

/** `issueProposals/{id}`: a proposal of a special issue for a journal. Written by functions only. */
export const IssueProposalSchema = IssueProposalFieldsSchema.extend({
  /** Empty once their account is erased. */
  proposer: z.object({
    uid: z.string(),
    name: z.string().max(160),
    email: z.union([z.email().max(254), z.literal('')]),
  }),
  status: z.enum(ISSUE_PROPOSAL_STATUSES),
  /** Of an approved one: the id of the special issue that was made of it (`CES~2027-s1`); else ''. */
  issue: z.string().max(100),
  receivedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().optional(),
  answeredBy: z.string().optional(),
  /** What was written to the proposer. */
  letter: z.string().max(10_000).optional(),
});
export type IssueProposal = z.infer<typeof IssueProposalSchema>;
