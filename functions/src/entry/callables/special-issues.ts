/** The callables about special issues: who may call, and what runs. */
import { callable } from './callable.ts';

/** The real Firebase, loaded with the first call. */
const ports = async () => (await import('../ports/admin-accounts.ts')).adminAccountPorts();
const inviting = () => import('../../domain/special-issues/invite-paper.ts');
const answering = () => import('../../domain/special-issues/answer-paper-invitation.ts');

/** `proposeSpecialIssue`: for everyone with an account. */
export const proposeSpecialIssue = callable(
  'proposeSpecialIssue',
  'verified',
  async (asked, { caller }) => {
    const { proposeSpecialIssue: run } = await import(
      '../../domain/special-issues/propose-special-issue.ts'
    );
    return run(await ports(), caller, asked);
  },
);

/** `answerIssueProposal`: it gives roles, so it asks for a fresh session as these do. */
export const answerIssueProposal = callable(
  'answerIssueProposal',
  'fresh-staff',
  async (asked, { caller }) => {
    const { answerIssueProposal: run } = await import(
      '../../domain/special-issues/answer-issue-proposal.ts'
    );
    return run(await ports(), caller, asked);
  },
);

export const invitePaper = callable('invitePaper', 'staff', async (asked, { caller }) =>
  (await inviting()).invitePaper(await ports(), caller, asked),
);
export const changePaperInvitation = callable(
  'changePaperInvitation',
  'staff',
  async (asked, { caller }) =>
    (await inviting()).changePaperInvitation(await ports(), caller, asked),
);
export const viewPaperInvitation = callable('viewPaperInvitation', 'public', async (asked) =>
  (await answering()).viewPaperInvitation(await ports(), asked),
);
export const declinePaper = callable('declinePaper', 'public', async (asked) =>
  (await answering()).declinePaper(await ports(), asked),
);
