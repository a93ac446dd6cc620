import type { ChargeReason } from '@quire/model/entities/charge-reasons';
import type { SubmissionState } from '@quire/model/states/submission-states';

/** States without a charge: an acceptance was reversed, or the manuscript was withdrawn. */
export const WHY_CANCELLED: Readonly<Partial<Record<SubmissionState, ChargeReason>>> = {
  withdrawn: 'withdrawn',
  rejected: 'rejected',
  reviews_complete: 'acceptance-reversed',
};

const CANCELLING = new Set<unknown>(Object.keys(WHY_CANCELLED));

/**
 * Whether a change of a submission concerns its invoices: it waits for its payment, or has reached a state that cancels
 * open invoices. Nothing is loaded for any other change.
 */
export const concernsInvoices = (before: unknown, after: unknown): boolean =>
  after === 'awaiting_payment' || (CANCELLING.has(after) && before !== after);
