/**
 * Delivers a mail of the outbox, once in effect: whoever moves it from `queued` to `sending` in a
 * transaction may send it, for as long as the lease lasts. Should an instance die between sending
 * and noting it, the mail goes out again under the same Message-ID, which receivers take for one.
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
import { threadOf } from './mail-thread.ts';
import type { AttachedFile, SendResult, Transport } from './smtp-transport.ts';
import { unsubscribeAddress } from './unsubscribe.ts';

export type MailPorts = Pick<Ports, 'db' | 'now' | 'log' | 'origin'> & {
  readonly random: (bytes: number) => Buffer;
  /** Where the files lie that go with mails. */
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
    // Our lease ran out and somebody else has it now: what they note counts.
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

/** A mail with its own words: those of a secret one are kept apart. Null where they are gone. */
async function withWords(ports: MailPorts, id: string, mail: Mail): Promise<Mail | null> {
  if (!mail.secret) return mail;
  const body = readRecord(await ports.db.collection(MAIL_BODIES).doc(id).get(), BodySchema);
  return body && { ...mail, ...body };
}

/** A mail as the press signs it now: in which name, and where answers to the press itself go. */
async function signed({ db }: MailPorts, mail: Mail): Promise<{ mail: Mail; name: string }> {
  const settings = await db.collection(SETTINGS).doc(PRESS_SETTINGS).get();
  const press = PressRecordSchema.safeParse(settings.data());
  if (!press.success) return { mail, name: '' };
  const { infoEmail, sender } = press.data;
  const isToPress = sender.replyTo !== '' && mail.replyTo === infoEmail;
  return { mail: isToPress ? { ...mail, replyTo: sender.replyTo } : mail, name: sender.name };
}

const FILES_AWAY: SendResult = { ok: false, permanent: false, reason: 'its files are not there' };

/** What goes with a mail; null where a file is not there. */
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
  return ports.transport(mail, messageId, { name, files, unsubscribe, thread });
}

/** Delivers one mail if it is due and nobody else is at it. */
export async function deliverMail(ports: MailPorts, id: string): Promise<DeliverOutcome> {
  const mail = await claim(ports, id);
  if (!mail) return 'not-due';
  // Sent again by somebody, it is another message: its receiver's server would drop the same.
  const name = encodeURIComponent(id) + (mail.again > 0 ? `.${mail.again}` : '');
  const messageId = `<${name}@${new URL(ports.origin).hostname}>`;
  const whole = await withWords(ports, id, mail);
  const out = whole && (await signed(ports, whole));
  const result = out ? await send(ports, out, messageId) : WORDS_GONE;
  if (!result.ok) ports.log.warn('mail/not-sent', { id, reason: result.reason });
  return note(ports, id, mail, messageId, result);
}

/** Delivers what is due and was left lying: the schedule's work. Returns how many it took up. */
export async function deliverDueMails(ports: MailPorts, limit = 50): Promise<number> {
  const due = await ports.db
    .collection(MAIL)
    .where('dueAt', '<=', ports.now().toISOString())
    .orderBy('dueAt')
    .limit(limit)
    .get();
  for (const { id } of due.docs) {
    // One that cannot be delivered must not keep the others.
    await deliverMail(ports, id).catch((error: unknown) => {
      ports.log.error('mail/undeliverable', { id, reason: String(error) });
    });
  }
  return due.size;
}
