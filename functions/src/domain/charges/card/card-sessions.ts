/** Pages at the provider that may still accept a card: `cardEvents/{its id of a session}`. */
import { CARD_EVENTS } from '@quire/model/collections';
import { openAmount } from '@quire/model/entities/invoice';
import { z } from 'zod';
import type { ChargePorts } from '../ports.ts';
import { invoiceRef, readInvoice } from '../read-invoice.ts';
import type { CardProvider } from './card-provider.ts';

const SessionSchema = z.object({
  kind: z.literal('session'),
  invoice: z.string(),
  amount: z.number().int(),
  at: z.iso.datetime(),
  isOpen: z.boolean(),
});
type Session = z.infer<typeof SessionSchema>;

/** Records a page that was opened. */
export async function noteCardSession(
  { db, now }: ChargePorts,
  session: string,
  { invoice, amount }: Pick<Session, 'invoice' | 'amount'>,
): Promise<void> {
  const note: Session = {
    ...{ kind: 'session', invoice, amount },
    ...{ at: now().toISOString(), isOpen: true },
  };
  await db.collection(CARD_EVENTS).doc(session).set(note);
}

/** The number of ended pages of an invoice. */
export async function countEnded({ db }: ChargePorts, invoice: string): Promise<number> {
  const ofInvoice = db.collection(CARD_EVENTS).where('invoice', '==', invoice);
  const found = await ofInvoice.where('kind', '==', 'session').where('isOpen', '==', false).get();
  return found.size;
}

/**
 * Ends open pages at the provider whose amount differs from the open amount of the invoice: it was paid in another way,
 * waived or credited. `but`: one that was just opened. Rejects if the provider cannot be reached: to be retried.
 */
export async function endCardSessions(
  { db }: ChargePorts,
  provider: CardProvider | null,
  invoice: string,
  but?: string,
): Promise<void> {
  if (!provider) return;
  const found = await db
    .collection(CARD_EVENTS)
    .where('kind', '==', 'session')
    .where('invoice', '==', invoice)
    .where('isOpen', '==', true)
    .get();
  if (found.empty) return;
  // Read after the sessions: the code that opens a page checks the invoice again afterwards.
  const open = openAmount(readInvoice(await invoiceRef(db, invoice).get()));
  for (const doc of found.docs) {
    const { amount } = SessionSchema.parse(doc.data());
    const isWanted = but === undefined ? amount === open : doc.id === but;
    if (isWanted) continue;
    await provider.end(doc.id);
    await doc.ref.update({ isOpen: false });
  }
}
