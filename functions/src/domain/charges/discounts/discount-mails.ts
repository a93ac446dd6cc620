/** The mails about requested discounts. */

import { createHash } from 'node:crypto';
import { USERS } from '@quire/model/collections';
import {
  DISCOUNT_KINDS,
  type DiscountRequest,
  discountAnswer,
} from '@quire/model/entities/discount';
import { UserSchema } from '@quire/model/entities/user';
import { discountDecided } from '@quire/model/mail/author/discount-decided';
import type { Sender } from '@quire/model/mail/compose';
import { discountAsked } from '@quire/model/mail/staff/discount-asked';
import { formatPercent } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { adminInvoicesPath } from '@quire/model/office-paths';
import { submissionInvoicePath } from '@quire/model/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { readJournal, readOwner, readSender } from '../../outbox/correspondents.ts';
import type { NewMail } from '../../outbox/enqueue-mail.ts';
import type { ChargePorts } from '../ports.ts';

const STAFF_MAX = 20;
/** The mail has only an excerpt: the full text is in the office. */
const TEXT_MOST = 1_200;

interface Receiver {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
}

/** Finance, or else the admins; never a person whose own manuscript it is. */
async function deciders(
  db: Firestore,
  authorUids: readonly string[],
): Promise<readonly Receiver[]> {
  for (const role of ['finance', 'admin']) {
    const found = await db
      .collection(USERS)
      .where('roles', 'array-contains', role)
      .limit(STAFF_MAX)
      .get();
    const staff = found.docs.flatMap((each) => {
      const user = UserSchema.safeParse(each.data()).data;
      if (!user || authorUids.includes(each.id)) return [];
      return [{ uid: each.id, name: user.displayName || user.email, email: user.email }];
    });
    if (staff.length > 0) return staff;
  }
  return [];
}

const about = ({ ror, society }: DiscountRequest): string =>
  [society, ror].filter(Boolean).join(', ');

async function asReceiver(
  db: Firestore,
  authorUids: readonly string[],
  sender: Sender,
): Promise<readonly Receiver[]> {
  const staff = await deciders(db, authorUids);
  return staff.length > 0 ? staff : [{ uid: 'press', name: sender.press, email: sender.contact }];
}

/** To the staff who decide. The mail names no journal, because its editors must not know about it yet. */
export async function askedMails(
  { db, origin }: Pick<ChargePorts, 'db' | 'origin'>,
  id: string,
  request: DiscountRequest,
): Promise<NewMail[]> {
  const sender = await readSender(db, origin);
  if (!sender) return [];
  const [staff, journal] = await Promise.all([
    asReceiver(db, request.authorUids, sender),
    readJournal(db, request.journal),
  ]);
  const { reason } = request;
  return staff.map(({ uid, name, email }) => ({
    compose: () =>
      discountAsked.render(
        {
          name,
          author: request.name,
          email: request.email,
          number: request.submissionNumber,
          journal: journal?.fullname ?? request.journal,
          discount: DISCOUNT_KINDS[request.kind],
          about: about(request),
          text:
            (reason.length > TEXT_MOST ? `${reason.slice(0, TEXT_MOST)}…` : reason) ||
            t('invoiceWords.noReason'),
          url: `${origin}${adminInvoicesPath('requests')}`,
        },
        sender,
      ),
    id: `discount-asked~${id}~${createHash('sha256').update(uid).digest('hex').slice(0, 12)}`,
    template: discountAsked.name,
    to: [email],
    replyTo: sender.contact,
  }));
}

/** To the author: the decision. */
export async function decidedMails(
  { db, origin }: Pick<ChargePorts, 'db' | 'origin'>,
  id: string,
  request: DiscountRequest,
): Promise<NewMail[]> {
  const sender = await readSender(db, origin);
  const owner = sender && (await readOwner(db, request.owner));
  if (!owner) return [];
  const journal = await readJournal(db, request.journal);
  const { basisPoints, state } = request;
  return [
    {
      compose: () =>
        discountDecided.render(
          {
            name: owner.name,
            title: request.title,
            journal: journal?.fullname ?? request.journal,
            number: request.submissionNumber,
            url: `${origin}${submissionInvoicePath(request.submission)}`,
            discount: DISCOUNT_KINDS[request.kind],
            isGranted: state === 'granted',
            granted:
              state === 'granted' && basisPoints ? formatPercent(basisPoints / 10_000, 2) : '',
            reason: discountAnswer(request),
          },
          sender,
        ),
      id: `discount-decided~${id}`,
      template: discountDecided.name,
      to: [owner.email],
      replyTo: sender.contact,
    },
  ];
}
