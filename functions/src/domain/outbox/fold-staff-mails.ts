import { staffMailOf } from '@quire/model/entities/staff-mails';
import { MAIL_RECEIVERS, type MailReceiver } from '@quire/model/mail/registry/mail-receivers';
import type { Transaction } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { openBudget } from '../../platform/throttle/spend-budget.ts';
import type { NewMail } from './enqueue-mail.ts';
import { isCausedOutside } from './mail-causes.ts';

/**
 * The ids of mails to staff that are too frequent today, among those that people outside the staff can cause: flooding
 * the press fills one daily mail, not a mailbox. Each kind is counted separately, so that a flood of one hides no
 * other.
 */
export async function tooManyForStaff(
  ports: Pick<Ports, 'db' | 'now'>,
  tx: Transaction,
  mails: readonly NewMail[],
): Promise<ReadonlySet<string>> {
  const receivers: Readonly<Record<string, MailReceiver>> = MAIL_RECEIVERS;
  const counted = mails.filter(
    ({ template, to }) =>
      receivers[template] === 'staff' && isCausedOutside(template) && to.length === 1,
  );
  const spending = await openBudget(
    ports,
    tx,
    'staff-mail',
    counted.map(({ template, to: [mailbox = ''] }) => ({
      ...{ mailbox, topic: staffMailOf(template) ?? template },
    })),
    // Otherwise, all submissions to one journal would wait for each other.
    { loosely: true },
  );
  spending.write();
  return new Set(counted.filter((_, place) => !spending.allowed[place]).map(({ id }) => id));
}
