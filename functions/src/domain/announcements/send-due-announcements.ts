/** Sends what is due to the inboxes of services. */
import { ANNOUNCEMENTS } from '@quire/model/collections';
import { type SentAnnouncement, SentAnnouncementSchema } from '@quire/model/entities/announcement';
import { FieldValue } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { backoffMs } from '../outbox/backoff.ts';
import type { InboxAnswer, SendNotification } from './notify-client.ts';
import { readServices } from './read-services.ts';

const AT_ONCE = 20;
/** A run does not begin another one after this; the next one goes on. */
const RUN_MS = 25_000;
/** Longer than a request takes. Then its worker has died, and another sends it, with the same id. */
const LEASE_MS = 5 * 60_000;
/** With four hours between attempts at last, almost a week. */
const ATTEMPTS_MAX = 45;

export interface SendingPorts extends Pick<Ports, 'db' | 'now' | 'log'> {
  readonly send: SendNotification;
}

const dueNow = ({ db, now }: Pick<Ports, 'db' | 'now'>) =>
  db.collection(ANNOUNCEMENTS).where('due', '<=', now().toISOString()).orderBy('due');

/** Whether anything waits: one read. */
export async function areAnnouncementsDue(ports: Pick<Ports, 'db' | 'now'>): Promise<boolean> {
  return !(await dueNow(ports).select().limit(1).get()).empty;
}

/** Takes one so that no other worker sends it; null where one has. */
async function claim({ db, now }: SendingPorts, id: string): Promise<SentAnnouncement | null> {
  const ref = db.collection(ANNOUNCEMENTS).doc(id);
  return inTransaction(db, async (tx) => {
    const known = SentAnnouncementSchema.safeParse((await tx.get(ref)).data()).data;
    const at = now();
    if (!known?.due || known.due > at.toISOString()) return null;
    tx.update(ref, { due: new Date(at.getTime() + LEASE_MS).toISOString() });
    return known;
  });
}

const mayPass = (status: number) =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/** What is written of one, by what its service answered; null: it is no longer allowed. */
function fieldsOf(
  { now }: SendingPorts,
  { attempts }: SentAnnouncement,
  answer: InboxAnswer | null,
) {
  const rest = { due: FieldValue.delete() };
  if (!answer) return { ...rest, state: 'failed', detail: '' };
  const { status, retryAfterSeconds } = answer;
  if (status >= 200 && status < 300)
    return { ...rest, state: 'sent', sentAt: now().toISOString(), detail: FieldValue.delete() };
  const detail = status === 0 ? '' : String(status);
  if (!mayPass(status) || attempts + 1 >= ATTEMPTS_MAX) return { ...rest, state: 'failed', detail };
  const wait = Math.max(backoffMs(attempts + 1), (retryAfterSeconds ?? 0) * 1_000);
  const due = new Date(now().getTime() + wait).toISOString();
  return { due, state: 'queued', attempts: attempts + 1, detail };
}

/**
 * Sends until nothing is due or its time is over. One service that does not answer holds up no other. A notification
 * whose answer was lost is sent again with the same id, by which receivers know it.
 */
export async function sendDueAnnouncements(
  ports: SendingPorts,
): Promise<{ readonly sent: number }> {
  const { db, log, send } = ports;
  const began = performance.now();
  const { services } = await readServices(db);
  const inboxes = new Map(services.map(({ id, inbox }) => [id, inbox]));
  let sent = 0;
  for (;;) {
    const { docs } = await dueNow(ports).select().limit(AT_ONCE).get();
    let claimedSome = false;
    for (const { id, ref } of docs) {
      if (performance.now() - began > RUN_MS) return { sent };
      const claimed = await claim(ports, id);
      if (!claimed) continue;
      claimedSome = true;
      // As the settings have it now: whoever was removed from them is told nothing.
      const inbox = inboxes.get(claimed.service);
      const answer = inbox ? await send(inbox, claimed.payload) : null;
      const fields = fieldsOf(ports, claimed, answer);
      await ref.update(fields);
      if (fields.state === 'sent') sent += 1;
      if (fields.state === 'failed')
        log.warn('announcements/not-sent', {
          id,
          service: claimed.service,
          status: answer?.status,
        });
    }
    if (!claimedSome) return { sent };
  }
}
