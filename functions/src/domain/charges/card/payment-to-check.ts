import { USERS } from '@quire/model/collections';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { UserSchema } from '@quire/model/entities/user';
import type { Sender } from '@quire/model/mail/compose';
import { paymentToCheck } from '@quire/model/mail/staff/payment-to-check';
import { t } from '@quire/model/messages/t';
import { adminInvoicePath } from '@quire/model/office-paths';
import { readRecord } from '../../../platform/database/read-record.ts';
import { readSender } from '../../outbox/correspondents.ts';
import type { NewMail } from '../../outbox/enqueue-mail.ts';
import type { ChargePorts } from '../ports.ts';

const LOOKED_AT = 20;

const WHAT = {
  differs: () => t('mailStaff.cardDiffers'),
  'refund-due': () => t('mailStaff.cardRefundDue'),
  'refund-failed': () => t('mailStaff.cardRefundFailed'),
  'charged-back': () => t('mailStaff.cardChargedBack'),
  'dispute-lost': () => t('mailStaff.cardDisputeLost'),
  'dispute-won': () => t('mailStaff.cardDisputeWon'),
  'dispute-differs': () => t('mailStaff.cardDisputeDiffers'),
} as const;

/** The role that checks payments: finance, or else the press itself. */
export interface Checkers {
  readonly sender: Sender;
  readonly receivers: readonly { readonly name: string; readonly email: string }[];
}

/** Read before the transaction. Null before the press has a name. */
export async function readCheckers({ db, origin }: ChargePorts): Promise<Checkers | null> {
  const sender = await readSender(db, origin);
  if (!sender) return null;
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
  return { sender, receivers };
}

interface About {
  /** The cause: written once for each. */
  readonly cause: string;
  readonly payment: string;
  /** As it is read. */
  readonly amount: string;
}

/** Notifies staff about a card payment that has to be checked. */
export function checkMails(
  { origin }: ChargePorts,
  checkers: Checkers | null,
  invoice: StoredInvoice,
  { cause, payment, amount }: About,
  why: keyof typeof WHAT,
): NewMail[] {
  if (!checkers) return [];
  const { sender, receivers } = checkers;
  return receivers.map(({ name, email }, place) => ({
    id: `card~${cause}~${place}`,
    template: paymentToCheck.name,
    to: [email],
    replyTo: sender.contact,
    compose: () =>
      paymentToCheck.render(
        {
          ...{ name, amount, payment },
          number: invoice.number ?? invoice.submissionNumber,
          what: WHAT[why](),
          url: `${origin}${adminInvoicePath(invoice.id)}`,
        },
        sender,
      ),
  }));
}
