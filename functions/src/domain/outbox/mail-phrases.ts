import { longDate as dateInWords } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { SUBMISSION_STATES, type SubmissionState } from '@quire/model/states/submission-states';

/** `1 July 2026`, in the language of the mail; empty without a date. */
export const longDate = (at: string | undefined): string =>
  at ? dateInWords(at.slice(0, 10)) : '';

export const dayText = (at: Date): string => longDate(at.toISOString());

/** `4 May 2026, 10:12 UTC`. */
export const momentText = (at: Date): string =>
  t('mail.moment', { day: dayText(at), time: at.toISOString().slice(11, 16) });

/** The description of a state for the author: its name, and what happens next. */
export function stateWords(
  state: SubmissionState,
  dueAt: string | undefined,
): { status: string; next: string } {
  const { label, next } = SUBMISSION_STATES[state];
  return { status: label, next: next(dueAt && longDate(dueAt)) };
}
