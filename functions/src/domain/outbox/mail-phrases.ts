import { SUBMISSION_STATES, type SubmissionState } from '@quire/model/states/submission-states';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `1 July 2026`; empty without a date. */
export const longDate = (at: string | undefined): string => (at ? DAY.format(new Date(at)) : '');

/** The description of a state for the author: its name, and what happens next. */
export function stateWords(
  state: SubmissionState,
  dueAt: string | undefined,
): { status: string; next: string } {
  const { label, next } = SUBMISSION_STATES[state];
  const day = longDate(dueAt);
  const words = day ? next.replace('{due}', day) : next.replace(/ (by|on) \{due\}/, '');
  return { status: label, next: words };
}
