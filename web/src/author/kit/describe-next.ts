import type { StoredSubmission } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { SUBMISSION_STATES } from '@quire/model/states/submission-states';

type Standing = Pick<StoredSubmission, 'state' | 'dueAt' | 'stageEnteredAt'>;
const DAY_MS = 86_400_000;

/** When the current state should end: the set deadline, or the one of the table. */
export function dueDate({ state, dueAt, stageEnteredAt }: Standing): string | null {
  if (dueAt) return dueAt;
  const row: { readonly days?: number } = SUBMISSION_STATES[state];
  if (row.days === undefined) return null;
  return new Date(Date.parse(stageEnteredAt) + row.days * DAY_MS).toISOString();
}

/** What happens next, with its date where there is one. `day` writes a date as the reader does. */
export function describeNext(submission: Standing, day: (instant: string) => string): string {
  const due = dueDate(submission);
  return SUBMISSION_STATES[submission.state].next(due ? day(due) : undefined);
}

/** Who has to act, for the person who reads it. */
export function describeTurn({ state }: Pick<Standing, 'state'>): string | null {
  const { turn } = SUBMISSION_STATES[state];
  if (turn === 'nobody') return null;
  return turn === 'author' ? t('author.authorsTurn') : t('author.journalsTurn');
}

/** Whether the author is late. */
export function isLate(submission: Standing, now: number): boolean {
  const due = submission.dueAt;
  return (
    due !== undefined &&
    SUBMISSION_STATES[submission.state].turn === 'author' &&
    Date.parse(due) < now
  );
}
