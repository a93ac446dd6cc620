import { SUBMISSION_STATES, type SubmissionState } from '@quire/model/states/submission-states';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `1 July 2026`; nothing for no date. */
export const longDate = (at: string | undefined): string => (at ? DAY.format(new Date(at)) : '');

/** What the author is told of a state: its name, and what happens next. */
export function stateWords(
  state: SubmissionState,
  dueAt: string | undefined,
): { status: string; next: string } {
  const { label, next } = SUBMISSION_STATES[state];
  const day = longDate(dueAt);
  const words = day ? next.replace('{due}', day) : next.replace(/ (by|on) \{due\}/, '');
  return { status: label, next: words };
}
