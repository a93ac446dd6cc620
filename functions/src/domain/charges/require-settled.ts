import { standingInvoices } from '@quire/model/charges/standing-invoices';
import { isSettledInvoice } from '@quire/model/states/invoice';
import type { SubmissionEvent } from '@quire/model/states/moves/submission';
import { Refused } from '../../platform/errors/refused.ts';
import { type MoveSubscriber, NO_REACTION } from '../submissions/move-subscriber.ts';
import { readInvoices } from './read-invoice.ts';
import { requireOutsider } from './require-outsider.ts';

const ENDING_THE_WAIT: readonly SubmissionEvent[] = ['settle_payment', 'release_unpaid'];

/**
 * Throws `submission/unpaid` where somebody says that a charge is settled, and an invoice says otherwise.
 * Whoever lets a manuscript go before it is paid says why (`release_unpaid`). Neither is for one of its
 * authors, whose account may be newer than what the manuscript says of them.
 */
export const requireSettled: MoveSubscriber = async ({ db }, tx, { principal, asked }) => {
  const { submission, event } = asked;
  if (principal === 'system' || !ENDING_THE_WAIT.includes(event)) return NO_REACTION;
  await requireOutsider({ db }, principal, submission);
  if (event === 'release_unpaid') return NO_REACTION;
  const standing = standingInvoices(await readInvoices(db, submission, tx));
  if (!standing.every(({ state }) => isSettledInvoice(state))) {
    throw new Refused('submission/unpaid');
  }
  return NO_REACTION;
};
