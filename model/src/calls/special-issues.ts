/** What is asked about special issues: proposals to a journal, and papers that are invited to one. */

import { z } from 'zod';
import { documentId } from '../document-id.ts';
import { IssueProposalFieldsSchema } from '../entities/issue-proposal.ts';
import { PAPER_INVITATION_STATES } from '../entities/paper-invitation.ts';
import { PersonNameSchema } from '../entities/profile.ts';
import { unaddressed } from '../entities/unaddressed.ts';
import { t } from '../messages/t.ts';
import { URL_KEY } from '../url-key.ts';

const ProposalIdSchema = documentId(/^[A-Za-z0-9-]{8,60}$/);
const InvitationIdSchema = documentId(/^[a-z0-9-]{8,60}$/);
const IssueIdSchema = documentId(
  /^[a-zA-Z0-9]+([._-][a-zA-Z0-9]+)*~[a-zA-Z0-9]+([._-][a-zA-Z0-9]+)*$/,
);

/** `proposeSpecialIssue`: sent twice with the same key, it is one proposal. */
export const ProposeSpecialIssueRequestSchema = IssueProposalFieldsSchema.extend({
  key: z.string().regex(/^[A-Za-z0-9]{16,60}$/),
});

/** `answerIssueProposal`: the decision and its letter; approved, it becomes a special issue. */
const AnswerIssueProposalRequestSchema = z
  .object({
    proposal: ProposalIdSchema,
    to: z.enum(['approved', 'rejected']),
    letter: z
      .string()
      .trim()
      .min(1, { error: () => t('fields.writeToProposer') })
      .max(10_000),
    /** Of an approved one: the key of the special issue, and whether it takes manuscripts at once. */
    issueid: z.string().regex(URL_KEY).max(40).optional(),
    status: z.enum(['draft', 'open']).default('draft'),
  })
  .refine(({ to, issueid }) => (to === 'approved') === (issueid !== undefined), {
    error: () => t('fields.specialIssueKeyMissing'),
    path: ['issueid'],
  });

const InvitePaperRequestSchema = z.object({
  issue: IssueIdSchema,
  email: z
    .email({ error: () => t('fields.enterEMailAddress') })
    .max(254)
    .toLowerCase(),
  name: PersonNameSchema,
  topic: unaddressed(300).default(''),
  note: z.string().trim().max(2_000).default(''),
});

export const SPECIAL_ISSUE_CALLS = {
  proposeSpecialIssue: { request: ProposeSpecialIssueRequestSchema, response: z.object({}) },
  answerIssueProposal: {
    request: AnswerIssueProposalRequestSchema,
    response: z.object({
      /** Guest editors who were not invited to the role, and why in words. */
      uninvited: z.array(z.object({ email: z.string(), reason: z.string() })),
    }),
  },
  invitePaper: {
    request: InvitePaperRequestSchema,
    response: z.object({ invitation: z.string() }),
  },
  /** Sends the mail again, or withdraws the invitation. */
  changePaperInvitation: {
    request: z.object({ invitation: InvitationIdSchema, to: z.enum(['invited', 'withdrawn']) }),
    response: z.object({}),
  },
  viewPaperInvitation: {
    request: z.object({ invitation: InvitationIdSchema }),
    response: z.object({
      name: z.string(),
      topic: z.string(),
      note: z.string(),
      inviter: z.string(),
      state: z.enum(PAPER_INVITATION_STATES),
      journal: z.string(),
      journalTitle: z.string(),
      issueid: z.string(),
      title: z.string(),
      deadline: z.string(),
      /** Whether the special issue takes manuscripts today. */
      isOpen: z.boolean(),
    }),
  },
  declinePaper: {
    request: z.object({
      invitation: InvitationIdSchema,
      reason: z.string().trim().max(2_000).default(''),
    }),
    response: z.object({}),
  },
};
