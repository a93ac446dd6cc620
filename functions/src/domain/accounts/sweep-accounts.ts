/** Scheduled work on accounts: bounded per run, continued where it stopped. */
import {
  ACCOUNT_LINKS,
  ALERT_REQUESTS,
  MAIL,
  MAIL_BODIES,
  PROFILES,
  SESSIONS,
  THROTTLES,
} from '@quire/model/collections';
import { SESSION_KEPT_DAYS, UNVERIFIED_DAYS } from '@quire/model/constants';
import { erased } from '@quire/model/mail/account/erased';
import type { Query } from 'firebase-admin/firestore';
import { type ErasePorts, eraseAccount } from './erase-account.ts';
import { accountByUid } from './find-account.ts';
import type { Account, AccountPorts } from './ports.ts';
import { removeUnverified } from './remove-unverified.ts';

const DAY_MS = 86_400_000;
/** An expired link is reported as expired for a while; then it is unknown. */
const OLD_LINK_DAYS = 30;
const ACCOUNTS_A_RUN = 1_000;
const ERASED_A_RUN = 20;
const SWEPT_A_RUN = 400;

const before = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString();

/** Erases accounts whose date has come. Returns how many. */
export async function eraseDue(ports: ErasePorts): Promise<number> {
  const due = await ports.db
    .collection(PROFILES)
    .where('erasureAt', '<=', ports.now().toISOString())
    .orderBy('erasureAt')
    .limit(ERASED_A_RUN)
    .get();
  let done = 0;
  for (const { id } of due.docs) {
    try {
      if ((await eraseAccount(ports, id)) === 'erased') done += 1;
    } catch (error) {
      // A failure for one account must not stop the others.
      ports.log.error('account/not-erased', { uid: id, reason: String(error) });
    }
  }
  return done;
}

/** Where the last pass through all accounts stopped: stored with the throttles, which only functions read. */
const stoppedAt = ({ db }: Pick<AccountPorts, 'db'>) =>
  db.collection(THROTTLES).doc('sweep~unverified');

const isForgotten = (account: Account, cutoff: string): boolean =>
  !account.emailVerified && new Date(account.metadata.creationTime).toISOString() <= cutoff;

/**
 * Removes accounts whose address was not confirmed within UNVERIFIED_DAYS, including those made directly at Firebase's
 * own endpoint. A run checks the next thousand accounts. Returns how many it removed.
 */
export async function removeForgotten(ports: AccountPorts): Promise<number> {
  const place = stoppedAt(ports);
  const pageToken: unknown = (await place.get()).get('pageToken');
  const token = typeof pageToken === 'string' ? pageToken : undefined;
  const page = await ports.auth.listUsers(ACCOUNTS_A_RUN, token).catch(async (error: unknown) => {
    // If Firebase no longer knows the page token, the next run starts again from the first account.
    await place.delete();
    throw error;
  });
  const cutoff = before(ports.now(), UNVERIFIED_DAYS);
  let removed = 0;
  for (const account of page.users) {
    if (isForgotten(account, cutoff) && (await removeUnverified(ports, account))) removed += 1;
  }
  if (page.pageToken) await place.set({ pageToken: page.pageToken });
  else await place.delete();
  return removed;
}

async function sweep({ db }: AccountPorts, query: Query): Promise<number> {
  const { docs, size } = await query.limit(SWEPT_A_RUN).get();
  const batch = db.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
  return size;
}

/** Removes what two simultaneous registrations of one address left of the earlier one. */
async function sweepOrphans({ db, auth, now }: AccountPorts): Promise<number> {
  const cutoff = before(now(), UNVERIFIED_DAYS);
  const { docs } = await db
    .collection(PROFILES)
    .where('state', '==', 'unverified')
    .limit(SWEPT_A_RUN)
    .get();
  let removed = 0;
  for (const { id, ref } of docs.filter((doc) => doc.get('createdAt') <= cutoff)) {
    if (await accountByUid(auth, id)) continue;
    await ref.delete();
    removed += 1;
  }
  return removed;
}

/** Removes links, throttles and texts of mails that are no longer needed. Returns how many. */
export async function sweepOld(ports: AccountPorts): Promise<number> {
  const { db, now } = ports;
  const old = before(now(), OLD_LINK_DAYS);
  const unused = new Date(now().getTime() - SESSION_KEPT_DAYS * DAY_MS);
  const swept = [
    await sweepOrphans(ports),
    await sweep(ports, db.collection(ACCOUNT_LINKS).where('expiresAt', '<=', old)),
    await sweep(ports, db.collection(ALERT_REQUESTS).where('expiresAt', '<=', now().toISOString())),
    await sweep(ports, db.collection(THROTTLES).where('expiresAt', '<=', now().toISOString())),
    await sweep(ports, db.collection(SESSIONS).where('seenAt', '<=', unused)),
    // Left over if an outbox was emptied by hand: a mail is given up long before.
    await sweep(ports, db.collection(MAIL_BODIES).where('createdAt', '<=', old)),
  ];
  // The last mail to the owner of an erased account contains their address.
  const farewells = await db.collection(MAIL).where('template', '==', erased.name).limit(100).get();
  for (const { ref } of farewells.docs.filter((doc) => doc.get('createdAt') <= old)) {
    await ref.delete();
  }
  return swept.reduce((sum, each) => sum + each, 0);
}
