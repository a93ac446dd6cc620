import type { IssueProposalStatus } from '@quire/model/entities/issue-proposal';
import type { PaperInvitationState } from '@quire/model/entities/paper-invitation';

export const ISSUE_STATUS_LABELS: Readonly<Record<string, string>> = {
  draft: 'Planned',
  open: 'Open',
  published: 'Published',
  closed: 'Closed',
};

export const ISSUE_PROPOSAL_LABELS: Readonly<Record<IssueProposalStatus, string>> = {
  new: 'Awaiting an answer',
  approved: 'Approved',
  rejected: 'Rejected',
};

export const PAPER_INVITATION_LABELS: Readonly<Record<PaperInvitationState, string>> = {
  invited: 'Invited',
  submitted: 'Submitted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

export type ProposalAnswer = 'approved' | 'rejected';

const SAYS: Readonly<Record<ProposalAnswer, string>> = {
  approved:
    'Thank you for your proposal. We are glad to publish this special issue. The guest editors you named will each receive a separate invitation by mail.',
  rejected:
    'Thank you for your proposal. After careful consideration, we regret that we cannot publish this special issue.',
};

/** The draft of a letter. */
export function answerLetter(answer: ProposalAnswer, name: string, from: string): string {
  return `Dear ${name},\n\n${SAYS[answer]}\n\nYours sincerely,\n${from}`;
}
