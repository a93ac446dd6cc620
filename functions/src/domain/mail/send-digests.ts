/**
 * The daily mail for staff who have chosen it: everything that is waiting for them, by journal, in one mail. Marking
 * the items and putting the mail into the outbox is one transaction, so that nothing is sent twice or lost, however
 * often this runs.
 */

import {
  DIGEST_ITEMS,
  MAIL_DIGESTS,
  NOTIFICATION_ITEMS,
  STAFF_NOTIFICATIONS,
  USERS,
} from '@quire/model/collections';
import { type DigestItem, DigestItemSchema } from '@quire/model/entities/mail-digest';
import { STAFF_MAILS, staffMailOf } from '@quire/model/entities/staff-mails';
import { UserSchema } from '@quire/model/entities/user';
import type { Sender } from '@quire/model/mail/compose';
import { dailyDigest } from '@quire/model/mail/staff/daily-digest';
import { t } from '@quire/model/messages/t';
import { accountPath, adminDashboardPath } from '@quire/model/paths';
import { isStaff } from '@quire/model/roles';
import { FieldPath, type QueryDocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { readSender } from '../outbox/correspondents.ts';
import { enqueueMails, type NewMail } from '../outbox/enqueue-mail.ts';
import { dayText } from '../outbox/mail-phrases.ts';

type DigestPorts = Pick<Ports, 'db' | 'now' | 'origin' | 'log'>;

/** The most items in one mail; the rest is a number. */
const LISTED_MAX = 100;
/** Marked in one transaction: Firestore's limit is 500 writes. */
const MARKED_MAX = 400;
const PEOPLE_AT_ONCE = 100;
/** Longer than the time in which an event may be delivered again. */
const KEPT_DAYS = 30;

/** By journal, in the order of their names; the press's own items last. */
function grouped(items: readonly DigestItem[]) {
  const byJournal = Map.groupBy(items, ({ journal }) => journal);
  return [...byJournal]
    .map(([journal, all]) => ({
      journal,
      items: all.map(({ subject, url }) => ({ subject, url })),
    }))
    .toSorted((a, b) =>
      a.journal === '' || b.journal === ''
        ? Number(a.journal === '') - Number(b.journal === '')
        : a.journal.localeCompare(b.journal, 'en'),
    );
}

/** The recipient of a daily mail: a member of staff, or an address of the press or a journal. */
async function readReceiver(
  db: Ports['db'],
  tx: Transaction,
  id: string,
  { press }: Sender,
): Promise<{ readonly name: string; readonly email: string } | null> {
  const address: unknown = (await tx.get(db.collection(MAIL_DIGESTS).doc(id))).get('address');
  if (typeof address === 'string') return { name: press, email: address };
  const user = UserSchema.safeParse((await tx.get(db.collection(USERS).doc(id))).data()).data;
  return user && isStaff(user) ? { name: user.displayName || user.email, email: user.email } : null;
}

/** Items that they have read in the office: notifications and daily mails share the ids of mails. */
async function readInOffice(
  db: Ports['db'],
  tx: Transaction,
  uid: string,
  waiting: readonly QueryDocumentSnapshot[],
): Promise<ReadonlySet<string>> {
  if (waiting.length === 0) return new Set();
  const told = db.collection(STAFF_NOTIFICATIONS).doc(uid).collection(NOTIFICATION_ITEMS);
  const found = await tx.getAll(...waiting.map(({ id }) => told.doc(id)));
  return new Set(found.filter((each) => each.get('isRead') === true).map(({ id }) => id));
}

/** The types of the mails that staff can choose; all others share one name. */
function kindsOf(items: readonly DigestItem[]): string[] {
  const kinds = items.map(({ template }) => staffMailOf(template));
  return [
    ...new Set(
      kinds.map((kind) => (kind ? STAFF_MAILS[kind].label : t('mailStaff.mattersForYou'))),
    ),
  ];
}

/** The daily mail of one person. Resolves to whether there was one to send. */
function sendDigest(ports: DigestPorts, uid: string, sender: Sender): Promise<boolean> {
  const { db } = ports;
  const digest = db.collection(MAIL_DIGESTS).doc(uid);
  return inTransaction(db, async (tx) => {
    const waiting = await tx.get(
      digest.collection(DIGEST_ITEMS).where('sentIn', '==', null).limit(MARKED_MAX),
    );
    const receiver = await readReceiver(db, tx, uid, sender);
    const updatedAt = ports.now().toISOString();
    const isMore = waiting.size === MARKED_MAX;
    const after = { isWaiting: isMore, updatedAt };
    if (!receiver) {
      // They no longer belong to the staff, so the items are dropped.
      for (const { ref } of waiting.docs) tx.delete(ref);
      tx.update(digest, after);
      return false;
    }
    const read = await readInOffice(db, tx, uid, waiting.docs);
    const items = waiting.docs
      .filter(({ id }) => !read.has(id))
      .flatMap((doc) => DigestItemSchema.safeParse(doc.data()).data ?? [])
      .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
    const [first] = waiting.docs;
    const { email, name } = receiver;
    // Named by its first item, which no other mail contains.
    const id = `staff-digest~${uid}~${first?.id ?? ''}`.slice(0, 400);
    const mail: NewMail = {
      compose: () =>
        dailyDigest.render(
          {
            name,
            day: dayText(ports.now()),
            url: `${ports.origin}${adminDashboardPath()}`,
            choices: `${ports.origin}${accountPath()}`,
            kinds: kindsOf(items),
            groups: grouped(items.slice(0, LISTED_MAX)),
            more: Math.max(0, items.length - LISTED_MAX),
          },
          sender,
        ),
      ...{ id, template: dailyDigest.name, to: [email], replyTo: sender.contact },
    };
    if (items.length > 0) await enqueueMails(ports, tx, [mail]);
    for (const { ref } of waiting.docs) tx.update(ref, { sentIn: id });
    tx.update(digest, after);
    return items.length > 0;
  });
}

/** Deletes items that were sent long ago. */
async function forgetOld({ db, now }: DigestPorts, uid: string): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * 86_400_000).toISOString();
  const items = db.collection(MAIL_DIGESTS).doc(uid).collection(DIGEST_ITEMS);
  const old = await items.where('createdAt', '<', before).limit(MARKED_MAX).get();
  const told = old.docs.filter((doc) => doc.get('sentIn') !== null);
  if (told.length === 0) return;
  const batch = db.batch();
  for (const { ref } of told) batch.delete(ref);
  await batch.commit();
}

/** Sends every daily mail that is due. Returns how many. */
export async function sendDigests(ports: DigestPorts): Promise<number> {
  const { db, log } = ports;
  const sender = await readSender(db, ports.origin);
  if (!sender) return 0;
  let sent = 0;
  // After a failure the person keeps waiting, and the others are handled: each once.
  const waiting = db
    .collection(MAIL_DIGESTS)
    .where('isWaiting', '==', true)
    .orderBy(FieldPath.documentId())
    .limit(PEOPLE_AT_ONCE);
  for (let last = ''; ; ) {
    const some = await (last ? waiting.startAfter(last) : waiting).get();
    for (const { id } of some.docs) {
      try {
        if (await sendDigest(ports, id, sender)) sent += 1;
        await forgetOld(ports, id);
      } catch (error) {
        log.error('mail/no-digest', { uid: id, reason: String(error) });
      }
    }
    const end = some.docs.at(-1);
    if (!end || some.size < PEOPLE_AT_ONCE) return sent;
    last = end.id;
  }
}
