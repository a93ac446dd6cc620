import type { StoredSubmission } from '@quire/model/entities/submission';
import { formatMoney } from '@quire/model/money';
import { PRODUCTION_STATES, SUBMISSION_STATES } from '@quire/model/states/submission-states';

type Charged = Pick<StoredSubmission, 'state' | 'quote'>;

/** What is charged for a submission: the price of the day it was sent. */
export function quoteInWords({ quote }: Charged): string {
  if (!quote || quote.amount === 0) return 'Nothing';
  return formatMoney(quote.amount, quote.currency);
}

/** When it is asked for, as things stand. */
export function whenAsked({ state, quote }: Charged): string {
  if (!quote || quote.amount === 0) return 'This submission is free of charge';
  if (state === 'awaiting_payment') return 'Due now';
  if (state === 'accepted') return 'Asked for next';
  if (PRODUCTION_STATES.some((each) => each === state)) return 'Production has begun';
  const row: { readonly over?: true } = SUBMISSION_STATES[state];
  return row.over ? 'Not asked for: it was not accepted' : 'Asked for only if it is accepted';
}
