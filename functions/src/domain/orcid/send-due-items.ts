/** Sends what is due to ORCID: works and reviews of connected people, and tokens to be revoked. */
import { ORCID_ITEMS } from '@quire/model/collections';
import { type OrcidItem, OrcidItemSchema } from '@quire/model/entities/orcid';
import { FieldValue } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { backoffMs } from '../outbox/backoff.ts';
import type { OrcidClient } from './orcid-client.ts';
import type { OrcidRecordPorts } from './orcid-ports.ts';
import { type ActivitySent, sendActivity } from './send-activity.ts';

const AT_ONCE = 20;
/** A run does not begin another item after this; the next one goes on. */
const RUN_MS = 25_000;
/** Longer than the requests of one item take. Then its worker has died, and another sends it. */
const LEASE_MS = 5 * 60_000;
/** With four hours between attempts at last, more than a week. */
const ATTEMPTS_MAX = 50;

const dueNow = ({ db, now }: Pick<Ports, 'db' | 'now'>) =>
  db.collection(ORCID_ITEMS).where('due', '<=', now().toISOString()).orderBy('due');

/** Whether anything waits: one read. */
export async function areItemsDue(ports: Pick<Ports, 'db' | 'now'>): Promise<boolean> {
  return !(await dueNow(ports).select().limit(1).get()).empty;
}

interface Claimed {
  readonly id: string;
  readonly item: OrcidItem;
}

/** Takes an item so that no other worker sends it; null where one has. */
async function claim({ db, now }: OrcidRecordPorts, id: string): Promise<Claimed | null> {
  const ref = db.collection(ORCID_ITEMS).doc(id);
  return inTransaction(db, async (tx) => {
    const item = OrcidItemSchema.safeParse((await tx.get(ref)).data()).data;
    const at = now();
    if (!item?.due || item.due > at.toISOString()) return null;
    tx.update(ref, { due: new Date(at.getTime() + LEASE_MS).toISOString() });
    return { id, item };
  });
}

const REST = { due: FieldValue.delete(), attempts: 0 };
const NO_PROBLEM = { problem: FieldValue.delete(), detail: FieldValue.delete() };

/** What is written of an item; null: the item goes. */
function fieldsOf({ now }: OrcidRecordPorts, item: OrcidItem, sent: ActivitySent) {
  if (sent.kind === 'gone') return null;
  if (sent.kind === 'held') return REST;
  if (sent.kind === 'early') return { ...NO_PROBLEM, due: sent.until, attempts: 0 };
  if (sent.kind === 'unchanged') return { ...REST, ...NO_PROBLEM };
  if (sent.kind === 'sent') {
    const { putCode, hash } = sent;
    return { ...REST, ...NO_PROBLEM, putCode, hash, sentAt: now().toISOString() };
  }
  const attempts = item.attempts + 1;
  if (sent.kind === 'problem' || attempts >= ATTEMPTS_MAX) {
    const problem = sent.kind === 'problem' ? sent.problem : 'refused';
    return { ...REST, problem, detail: sent.detail };
  }
  const wait = Math.max(backoffMs(attempts), (sent.afterSeconds ?? 0) * 1_000);
  const due = new Date(now().getTime() + wait).toISOString();
  return {
    due,
    attempts,
    ...(item.kind === 'revocation' ? {} : { problem: 'later', detail: sent.detail }),
  };
}

/** Writes what has come of it. What has changed meanwhile stays due, but what ORCID has is known. */
async function settle(
  ports: OrcidRecordPorts,
  { id, item }: Claimed,
  sent: ActivitySent,
): Promise<void> {
  const { db, now } = ports;
  const ref = db.collection(ORCID_ITEMS).doc(id);
  await inTransaction(db, async (tx) => {
    const current = OrcidItemSchema.safeParse((await tx.get(ref)).data()).data;
    if (!current) return;
    const fields = fieldsOf(ports, item, sent);
    const isSame = current.change === item.change;
    if (fields === null) {
      if (isSame) tx.delete(ref);
      else tx.update(ref, { putCode: FieldValue.delete(), hash: FieldValue.delete() });
    } else tx.update(ref, isSame ? fields : { ...fields, due: now().toISOString() });
  });
}

async function revoke(client: OrcidClient, token: string): Promise<ActivitySent> {
  if (await client.revoke(token)) return { kind: 'gone' };
  return { kind: 'later', afterSeconds: null, detail: '' };
}

/**
 * Sends until nothing is due or its time is over. Where ORCID cannot be reached or asks for patience, the rest waits
 * for the next run. Several workers may run at a time: each item is sent by the one that has claimed it.
 */
export async function sendDueItems(ports: OrcidRecordPorts): Promise<{ readonly sent: number }> {
  const { client, log } = ports;
  if (!client) return { sent: 0 };
  const began = performance.now();
  let sent = 0;
  for (;;) {
    const { docs } = await dueNow(ports).select().limit(AT_ONCE).get();
    if (docs.length === 0) return { sent };
    let claimedSome = false;
    for (const { id } of docs) {
      if (performance.now() - began > RUN_MS) return { sent };
      const claimed = await claim(ports, id);
      if (!claimed) continue;
      claimedSome = true;
      const { item } = claimed;
      const result =
        item.kind === 'revocation'
          ? await revoke(client, item.token)
          : await sendActivity(ports, client, item);
      await settle(ports, claimed, result);
      if (result.kind === 'sent') sent += 1;
      if (result.kind === 'problem')
        log.warn('orcid/not-sent', { item: id, problem: result.problem, detail: result.detail });
      if (result.kind === 'later') return { sent };
    }
    if (!claimedSome) return { sent };
  }
}
