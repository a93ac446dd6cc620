import { USERS } from '@quire/model/collections';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { UserSchema } from '@quire/model/entities/user';
import { paymentToCheck } from '@quire/model/mail/staff/payment-to-check';
import { formatMoney } from '@quire/model/money';
import { adminInvoicePath } from '@quire/model/office-paths';
import type { NewMail } from '../../mail/enqueue-mail.ts';
import { readRecord } from '../../publish/read-record.ts';
import { readSender } from '../../submissions/correspondents.ts';
import type { ChargePorts } from '../ports.ts';
import type { CardEvent } from './card-provider.ts';

const LOOKED_AT = 20;
type Paid = Extract<CardEvent, { kind: 'paid' }>;

const WHAT = {
  differs:
    'It is not the amount or the currency that we had asked for. Nothing was recorded; please look at it at the payment provider.',
  'refund-due':
    'Nothing, or less than that, was still open: the payment is recorded, and what is too much is to be given back.',
} as const;

/** To finance, else to the press itself: a payment by card that somebody has to look at. */
export async function paymentToCheckMails(
  { db, origin }: ChargePorts,
  invoice: StoredInvoice,
  { id, payment, amount, currency }: Paid,
  why: keyof typeof WHAT,
): Promise<NewMail[]> {
  const sender = await readSender(db, origin);
  if (!sender) return [];
  const found = await db
    .collection(USERS)
    .where('roles', 'array-contains', 'finance')
    .limit(LOOKED_AT)
    .get();
  const staff = found.docs.flatMap((each) => readRecord(each, UserSchema) ?? []);
  const receivers =
    staff.length > 0
      ? staff.map(({ displayName, email }) => ({ name: displayName || email, email }))
      : [{ name: sender.press, email: sender.contact }];
  return receivers.map(({ name, email }, place) => ({
    id: `card~${id}~${place}`,
    template: paymentToCheck.name,
    to: [email],
    replyTo: sender.contact,
    ...paymentToCheck.render(
      {
        name,
        number: invoice.number ?? invoice.submissionNumber,
        amount: formatMoney(amount, currency),
        payment,
        what: WHAT[why],
        url: `${origin}${adminInvoicePath(invoice.id)}`,
      },
      sender,
    ),
  }));
}
