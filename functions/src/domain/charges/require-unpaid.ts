import type { StoredInvoice } from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
import { endsAcceptance } from '@quire/model/states/moves/reversing';
import { type MoveSubscriber, NO_REACTION } from '../submissions/move-subscriber.ts';
import { readInvoices } from './read-invoice.ts';

/** A payment was received that has not been refunded. */
const isPaid = ({ kind, paid, refunded }: StoredInvoice): boolean =>
  kind === 'invoice' && paid > refunded;

/**
 * An acceptance is not reversed while the press holds money for it: finance refunds it first. Open invoices are
 * cancelled by credit notes after the move (`reconcileBilling`).
 */
export const requireUnpaid: MoveSubscriber = async ({ db }, tx, { ref, asked }) => {
  if (!endsAcceptance(asked.event)) return NO_REACTION;
  if (!(await readInvoices(db, ref.id, tx)).some(isPaid)) return NO_REACTION;
  const message = t('officeRefusals.chargePaid');
  return { ...NO_REACTION, problems: [{ field: 'event', message }] };
};
