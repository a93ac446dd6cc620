import { standingInvoices } from '@quire/model/charges/standing-invoices';
import { isSettledInvoice } from '@quire/model/states/invoice';
import type { SubmissionEvent } from '@quire/model/states/moves/submission';
import { Refused } from '../../platform/errors/refused.ts';
import { type MoveSubscriber, NO_REACTION } from '../submissions/move-subscriber.ts';
import { readInvoices } from './read-invoice.ts';
import { requireOutsider } from './require-outsider.ts';

const ENDING_THE_WAIT: readonly SubmissionEvent[] = ['settle_payment', 'release_unpaid'];

/**
 * Throws `submission/unpaid` if a user marks a charge as settled and an invoice is unpaid. Releasing a manuscript
 * before it is paid requires a reason (`release_unpaid`). Neither is allowed for its authors, including those whose
 * account is newer than the author list.
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
