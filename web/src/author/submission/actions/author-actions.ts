import { APPEAL_DAYS } from '@quire/model/constants';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { possibleEvents, type SubmissionEvent } from '@quire/model/states/moves/submission';

/** An author's actions on a submission besides editing, with their dialogs. */
interface AuthorAction {
  readonly label: string;
  /** Said in the dialog, before anything happens. */
  readonly explains: string;
  /** What has to be said with it. */
  readonly asks?: { readonly field: 'reason' | 'letter'; readonly label: string };
  readonly isGrave?: true;
}

const AUTHOR_ACTIONS = {
  approve_proof: {
    label: t('authorSubmission.approveProof'),
    explains: t('authorSubmission.approveProofHint'),
  },
  send_corrections: {
    label: t('authorSubmission.sendCorrections'),
    explains: t('authorSubmission.sendCorrectionsHint'),
  },
  accept_transfer: {
    label: t('authorSubmission.acceptTransfer'),
    explains: t('authorSubmission.acceptTransferHint'),
  },
  decline_transfer: {
    label: t('authorSubmission.declineTransfer'),
    explains: t('authorSubmission.declineTransferHint'),
  },
  appeal: {
    label: t('authorSubmission.appeal'),
    explains: t('authorSubmission.appealHint'),
    asks: { field: 'letter', label: t('authorSubmission.appealReasons') },
  },
  withdraw: {
    label: t('authorSubmission.withdraw'),
    explains: t('authorSubmission.withdrawHint'),
    asks: { field: 'reason', label: t('authorSubmission.withdrawReason') },
    isGrave: true,
  },
  request_withdrawal: {
    label: t('authorSubmission.requestWithdrawal'),
    explains: t('authorSubmission.requestWithdrawalHint'),
    asks: { field: 'reason', label: t('authorSubmission.withdrawReason') },
    isGrave: true,
  },
} as const satisfies Partial<Readonly<Record<SubmissionEvent, AuthorAction>>>;
export type AuthorEvent = keyof typeof AUTHOR_ACTIONS;
export const authorAction = (event: AuthorEvent): AuthorAction => AUTHOR_ACTIONS[event];

const DAY_MS = 86_400_000;

/** Whether an appeal is still open: once, and within its time. */
function mayAppeal({ appealed, decidedAt }: StoredSubmission, now: number): boolean {
  if (appealed || !decidedAt) return false;
  return now <= Date.parse(decidedAt) + APPEAL_DAYS * DAY_MS;
}

/** The author's current actions, the most serious last. */
export function authorEvents(submission: StoredSubmission, now: number): AuthorEvent[] {
  const possible = possibleEvents(submission.state, ['author']);
  return (Object.keys(AUTHOR_ACTIONS) as AuthorEvent[]).filter(
    (event) => possible.includes(event) && (event !== 'appeal' || mayAppeal(submission, now)),
  );
}
