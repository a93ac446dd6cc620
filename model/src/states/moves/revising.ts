/** Rounds: a revision is asked for, sent, judged, or does not come. */
import { HANDLERS, row, type SubmissionMove } from './move.ts';

export const REVISING_MOVES = {
  new_round: row({
    from: ['reviews_complete'],
    to: 'reviewer_invitation',
    by: HANDLERS,
    shown: true,
    mails: ['author/co-author-told'],
    nextRound: true,
  }),
  submit_revision: row({
    from: ['minor_revision', 'major_revision'],
    to: 'revision_submitted',
    by: ['author'],
    says: 'letter',
    shown: true,
    mails: ['author/submission-received', 'editor/revision-received'],
  }),
  /** Withdraws the request for a revision: the author has nothing to do, and the editor decides again. */
  rescind_revision: row({
    from: ['minor_revision', 'major_revision'],
    to: 'reviews_complete',
    by: ['editor'],
    says: 'letter',
    shown: true,
    mails: ['author/status-changed'],
  }),
  lapse: row({
    from: ['minor_revision', 'major_revision'],
    to: 'lapsed',
    by: ['system'],
    shown: true,
    mails: ['author/lapsed'],
  }),
  reopen: row({
    from: ['lapsed'],
    to: 'before',
    by: ['editor'],
    shown: true,
    mails: ['author/status-changed'],
  }),
  send_to_review: row({
    from: ['revision_submitted'],
    to: 'under_review',
    by: HANDLERS,
    shown: true,
    mails: ['author/status-changed', 'author/co-author-told'],
    nextRound: true,
  }),
  judge_revision: row({
    from: ['revision_submitted'],
    to: 'reviews_complete',
    by: HANDLERS,
    shown: true,
    mails: ['author/co-author-told'],
    nextRound: true,
  }),
} as const satisfies Readonly<Record<string, SubmissionMove>>;
