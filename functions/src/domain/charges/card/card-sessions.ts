/** Pages at the provider on which a card may still be asked for: `cardEvents/{its id of a session}`. */
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

/** Notes one that was opened. */
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

/** How many pages of an invoice have ended. */
export async function countEnded({ db }: ChargePorts, invoice: string): Promise<number> {
  const ofInvoice = db.collection(CARD_EVENTS).where('invoice', '==', invoice);
  const found = await ofInvoice.where('kind', '==', 'session').where('isOpen', '==', false).get();
  return found.size;
}

/**
 * Ends what is open at the provider and asks for another amount than the invoice leaves open: it was paid
 * otherwise, waived or credited. `but`: one that was opened just now. Rejects where the provider cannot be
 * asked: to be repeated.
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
  // Read after the sessions: whoever opens one looks at the invoice again afterwards.
  const open = openAmount(readInvoice(await invoiceRef(db, invoice).get()));
  for (const doc of found.docs) {
    const { amount } = SessionSchema.parse(doc.data());
    const isWanted = but === undefined ? amount === open : doc.id === but;
    if (isWanted) continue;
    await provider.end(doc.id);
    await doc.ref.update({ isOpen: false });
  }
}
