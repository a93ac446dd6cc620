import type { AboutSubmission } from '@quire/model/mail/author/about-submission';
import { decision } from '@quire/model/mail/author/decision';
import { lapsed } from '@quire/model/mail/author/lapsed';
import { returned } from '@quire/model/mail/author/returned';
import { statusChanged } from '@quire/model/mail/author/status-changed';
import { submissionReceived } from '@quire/model/mail/author/submission-received';
import { authorWithdrawn } from '@quire/model/mail/author/withdrawn';
import type { MailParts, Sender } from '@quire/model/mail/compose';
import type { SubmissionMail } from '@quire/model/states/moves/move';
import { SUBMISSION_STATES, type SubmissionState } from '@quire/model/states/submission-states';
import { longDate, stateWords } from '../outbox/mail-phrases.ts';
import type { CorrectionsSaid } from './proof-notes.ts';
import type { SubmissionStep } from './step.ts';

export interface Said {
  readonly letter: string;
  readonly reason: string;
  /** How many reports go with a decision. */
  readonly reports: number;
  /** The journal that a transfer is offered to. */
  readonly offeredTo: string;
  /** Of corrections to a proof: where others are. */
  readonly correctionsIn?: CorrectionsSaid['correctionsIn'];
}
export type ToAuthor = Exclude<
  Extract<SubmissionMail, `author/${string}`>,
  'author/co-author-told'
>;

const isAuthorsTurn = (state: SubmissionState): boolean =>
  SUBMISSION_STATES[state].turn === 'author';

/** One of the mails that a move sends to its submitter. `settled`: where everything it causes ends. */
export function authorMail(
  template: ToAuthor,
  about: AboutSubmission,
  { event, after }: SubmissionStep,
  settled: SubmissionStep,
  { letter, reason, reports, offeredTo }: Said,
  sender: Sender,
): MailParts {
  const words = stateWords(after.state, after.dueAt);
  switch (template) {
    case 'author/submission-received': {
      const { next } = stateWords(settled.after.state, settled.after.dueAt);
      const isRevision = event === 'submit_revision';
      return submissionReceived.render({ ...about, isRevision, next }, sender);
    }
    case 'author/returned':
      return returned.render({ ...about, letter, due: longDate(after.dueAt) }, sender);
    case 'author/status-changed':
      return statusChanged.render(
        { ...about, ...words, letter, isTheirTurn: isAuthorsTurn(after.state) },
        sender,
      );
    case 'author/decision':
      return decision.render({ ...about, ...words, letter, reports, offeredTo }, sender);
    case 'author/withdrawn': {
      const note = event === 'withdraw_for_author' ? reason : '';
      return authorWithdrawn.render({ ...about, note }, sender);
    }
    case 'author/lapsed':
      return lapsed.render(about, sender);
  }
}
