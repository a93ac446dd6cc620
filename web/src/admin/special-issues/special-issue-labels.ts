import type { IssueProposalStatus } from '@quire/model/entities/issue-proposal';
import type { PaperInvitationState } from '@quire/model/entities/paper-invitation';
import { t } from '@quire/model/messages/t';

export const ISSUE_STATUS_LABELS: Readonly<Record<string, string>> = {
  draft: t('officeSpecialIssues.statePlanned'),
  open: t('officeSpecialIssues.stateOpen'),
  published: t('officeSpecialIssues.statePublished'),
  closed: t('officeSpecialIssues.stateClosed'),
};

export const ISSUE_PROPOSAL_LABELS: Readonly<Record<IssueProposalStatus, string>> = {
  new: t('officeSpecialIssues.proposalNew'),
  approved: t('officeSpecialIssues.proposalApproved'),
  rejected: t('officeSpecialIssues.proposalRejected'),
};

export const PAPER_INVITATION_LABELS: Readonly<Record<PaperInvitationState, string>> = {
  invited: t('officeSpecialIssues.invitationInvited'),
  submitted: t('officeSpecialIssues.invitationSubmitted'),
  declined: t('officeSpecialIssues.invitationDeclined'),
  withdrawn: t('officeSpecialIssues.invitationWithdrawnState'),
};

export type ProposalAnswer = 'approved' | 'rejected';

/** The draft of a letter. */
export const answerLetter = (answer: ProposalAnswer, name: string, from: string): string =>
  answer === 'approved'
    ? t('officeSpecialIssues.approvalLetter', { name, from })
    : t('officeSpecialIssues.rejectionLetter', { name, from });
