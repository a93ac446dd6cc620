import type { StoredInvoice } from '@quire/model/entities/invoice';
import { endsAcceptance } from '@quire/model/states/moves/reversing';
import { type MoveSubscriber, NO_REACTION } from '../submissions/move-subscriber.ts';
import { readInvoices } from './read-invoice.ts';

/** Money has come that was not given back. */
const isPaid = ({ kind, paid, refunded }: StoredInvoice): boolean =>
  kind === 'invoice' && paid > refunded;

/**
 * An acceptance is not reversed while the press holds money for it: finance gives it back first. Invoices that are
 * open are cancelled by credit notes once the move is made (`reconcileBilling`).
 */
export const requireUnpaid: MoveSubscriber = async ({ db }, tx, { ref, asked }) => {
  if (!endsAcceptance(asked.event)) return NO_REACTION;
  if (!(await readInvoices(db, ref.id, tx)).some(isPaid)) return NO_REACTION;
  const message =
    'The charge has been paid, in full or in part. Ask finance to refund the payment first.';
  return { ...NO_REACTION, problems: [{ field: 'event', message }] };
};
