import type { SubmissionState } from '@quire/model/states/submission-states';

/** Where nothing is charged: an acceptance was reversed, or the manuscript has left. */
export const WHY_CANCELLED: Readonly<Partial<Record<SubmissionState, string>>> = {
  withdrawn: 'The manuscript was withdrawn.',
  rejected: 'The manuscript was rejected.',
  reviews_complete: 'The acceptance of the manuscript was reversed.',
};

const CANCELLING = new Set<unknown>(Object.keys(WHY_CANCELLED));

/**
 * Whether a change of a submission says something about its invoices: it waits for its payment, or has come to a
 * state that cancels what is open. Nothing is loaded for any other change.
 */
export const concernsInvoices = (before: unknown, after: unknown): boolean =>
  after === 'awaiting_payment' || (CANCELLING.has(after) && before !== after);
