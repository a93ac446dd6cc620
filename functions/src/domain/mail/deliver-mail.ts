/**
 * Delivers a mail of the outbox, effectively once: the instance that moves it from `queued` to `sending` in a
 * transaction may send it until its lease expires. If an instance fails between sending and recording it, the mail is
 * sent again under the same Message-ID, which receivers treat as a duplicate.
 */
import { MAIL, MAIL_BODIES, PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import { type Mail, MailSchema } from '@quire/model/entities/mail';
import { PressRecordSchema } from '@quire/model/entities/press-record';
import { FieldValue } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Bucket } from '../../platform/storage/bucket.ts';
import { backoffMs, LEASE_MS, MAX_ATTEMPTS } from '../outbox/backoff.ts';
import { hasBounced, prepareBounces } from '../outbox/bounces/write-bounces.ts';
import { withStopAddress } from '../outbox/with-stop-link.ts';
import { threadOf } from './mail-thread.ts';
import type { AttachedFile, SendResult, Transport } from './smtp-transport.ts';
import { unsubscribeAddress } from './unsubscribe.ts';

export type MailPorts = Pick<Ports, 'db' | 'now' | 'log' | 'origin'> & {
  readonly random: (bytes: number) => Buffer;
  /** The storage of attachments. */
  readonly bucket: Pick<Bucket, 'read'>;
  readonly transport: Transport;
};
export type DeliverOutcome = 'sent' | 'queued' | 'failed' | 'bounced' | 'not-due' | 'lost';

const isDue = (mail: Mail, now: Date) =>
  (mail.state === 'queued' || mail.state === 'sending') &&
  (mail.dueAt === undefined || mail.dueAt <= now.toISOString());

function claim(ports: MailPorts, id: string): Promise<Mail | null> {
  const ref = ports.db.collection(MAIL).doc(id);
  return inTransaction(ports.db, async (tx) => {
    const mail = readRecord(await tx.get(ref), MailSchema);
    const now = ports.now();
    if (!mail || !isDue(mail, now)) return null;
    const dueAt = new Date(now.getTime() + LEASE_MS).toISOString();
    const claimed: Mail = { ...mail, state: 'sending', attempts: mail.attempts + 1, dueAt };
    const knownBounce = await hasBounced(ports.db, tx, mail.to);
    tx.update(ref, { state: claimed.state, attempts: claimed.attempts, dueAt, knownBounce });
    return claimed;
  });
}

function stateAfter(mail: Mail, result: SendResult): 'sent' | 'queued' | 'failed' | 'bounced' {
  if (result.ok) return 'sent';
  if (result.permanent) return 'bounced';
  return mail.attempts >= MAX_ATTEMPTS ? 'failed' : 'queued';
}

function note(
  ports: MailPorts,
  id: string,
  mail: Mail,
  messageId: string,
  result: SendResult,
): Promise<DeliverOutcome> {
  const ref = ports.db.collection(MAIL).doc(id);
  return inTransaction<DeliverOutcome>(ports.db, async (tx) => {
    const current = readRecord(await tx.get(ref), MailSchema);
    // The lease has expired and another instance has it: its result counts.
    if (current?.state !== 'sending' || current.attempts !== mail.attempts) return 'lost';
    const state = stateAfter(mail, result);
    const now = ports.now();
    const { bounces = [] } = result;
    const noting = await prepareBounces(ports.db, tx, bounces, now);
    const wait = new Date(now.getTime() + backoffMs(mail.attempts)).toISOString();
    if (state !== 'queued' && mail.secret) tx.delete(ports.db.collection(MAIL_BODIES).doc(id));
    noting.write();
    const refused = bounces.map(({ address, reason }) => `${address}: ${reason}`).join('; ');
    const error = result.ok ? refused.slice(0, 500) : result.reason;
    tx.update(ref, {
      state,
      messageId,
      dueAt: state === 'queued' ? wait : FieldValue.delete(),
      error: error || FieldValue.delete(),
      ...(result.ok ? { sentAt: now.toISOString() } : {}),
    });
    return state;
  });
}

const BodySchema = z.object({ text: z.string(), html: z.string() });

/** A mail with its text, which is stored separately if it is secret. Null if the text is missing. */
async function withWords(ports: MailPorts, id: string, mail: Mail): Promise<Mail | null> {
  if (!mail.secret) return mail;
  const body = readRecord(await ports.db.collection(MAIL_BODIES).doc(id).get(), BodySchema);
  return body && { ...mail, ...body };
}

/** A mail with the current sender name and the reply address of the press. */
async function signed({ db }: MailPorts, mail: Mail): Promise<{ mail: Mail; name: string }> {
  const settings = await db.collection(SETTINGS).doc(PRESS_SETTINGS).get();
  const press = PressRecordSchema.safeParse(settings.data());
  if (!press.success) return { mail, name: '' };
  const { infoEmail, sender } = press.data;
  const isToPress = sender.replyTo !== '' && mail.replyTo === infoEmail;
  return { mail: isToPress ? { ...mail, replyTo: sender.replyTo } : mail, name: sender.name };
}

const FILES_AWAY: SendResult = { ok: false, permanent: false, reason: 'its files are not there' };

/** The attachments of a mail; null if a file is missing. */
async function filesOf({ bucket }: MailPorts, mail: Mail): Promise<AttachedFile[] | null> {
  const read = (mail.attachments ?? []).map(async ({ name, path, type }) => {
    const bytes = await bucket.read(path);
    return bytes && { name, type, bytes };
  });
  const files = await Promise.all(read);
  return files.every((file) => file !== null) ? files : null;
}

const WORDS_GONE: SendResult = { ok: false, permanent: true, reason: 'its words are gone' };

async function send(
  ports: MailPorts,
  { mail, name }: { readonly mail: Mail; readonly name: string },
  messageId: string,
): Promise<SendResult> {
  const files = await filesOf(ports, mail);
  if (!files) return FILES_AWAY;
  const unsubscribe = await unsubscribeAddress(ports, mail);
  const thread = threadOf(mail, new URL(ports.origin).hostname);
  const { origin } = ports;
  const { stop } = mail;
  const whole =
    stop && unsubscribe
      ? withStopAddress(mail, { origin, name: stop, address: unsubscribe })
      : mail;
  return ports.transport(whole, messageId, { name, files, unsubscribe, thread });
}

/** Delivers one mail if it is due and no other instance is sending it. */
export async function deliverMail(ports: MailPorts, id: string): Promise<DeliverOutcome> {
  const mail = await claim(ports, id);
  if (!mail) return 'not-due';
  // A mail that is resent by a user is a new message: the receiver's server would drop a duplicate.
  const name = encodeURIComponent(id) + (mail.again > 0 ? `.${mail.again}` : '');
  const messageId = `<${name}@${new URL(ports.origin).hostname}>`;
  const whole = await withWords(ports, id, mail);
  const out = whole && (await signed(ports, whole));
  const result = out ? await send(ports, out, messageId) : WORDS_GONE;
  if (!result.ok) ports.log.warn('mail/not-sent', { id, reason: result.reason });
  return note(ports, id, mail, messageId, result);
}

/** Delivers due mails that were not sent: the work of the schedule. Returns how many it handled. */
export async function deliverDueMails(ports: MailPorts, limit = 50): Promise<number> {
  const due = await ports.db
    .collection(MAIL)
    .where('dueAt', '<=', ports.now().toISOString())
    .orderBy('dueAt')
    .limit(limit)
    .get();
  for (const { id } of due.docs) {
    // A failure for one mail must not stop the others.
    await deliverMail(ports, id).catch((error: unknown) => {
      ports.log.error('mail/undeliverable', { id, reason: String(error) });
    });
  }
  return due.size;
}
