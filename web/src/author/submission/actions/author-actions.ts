import { APPEAL_DAYS } from '@quire/model/constants';
import type { StoredSubmission } from '@quire/model/entities/submission';
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
    label: 'Approve the proof',
    explains: 'The article will be published as shown in the proof.',
  },
  send_corrections: {
    label: 'Send the corrections',
    explains: 'We correct the article and send you another proof.',
  },
  accept_transfer: {
    label: 'Accept the transfer',
    explains:
      'The manuscript becomes a new draft for the other journal, with all its files. You can check it before you send it.',
  },
  decline_transfer: {
    label: 'Decline the transfer',
    explains: 'The manuscript stays where it was before the offer.',
  },
  appeal: {
    label: 'Appeal against the decision',
    explains: 'You can appeal once. An editor reads your letter and the manuscript again.',
    asks: { field: 'letter', label: 'Reasons for your appeal' },
  },
  withdraw: {
    label: 'Withdraw this submission',
    explains: 'The journal stops working on it at once. This cannot be undone.',
    asks: { field: 'reason', label: 'Reason for the withdrawal' },
    isGrave: true,
  },
  request_withdrawal: {
    label: 'Ask to withdraw this submission',
    explains: 'The manuscript is being processed, so an editor has to confirm the withdrawal.',
    asks: { field: 'reason', label: 'Reason for the withdrawal' },
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
