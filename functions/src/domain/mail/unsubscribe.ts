/** Unsubscribing from a kind of mail with one click, without signing in (RFC 8058). */
import { MAIL_TOKENS, PROFILES } from '@quire/model/collections';
import type { Mail } from '@quire/model/entities/mail';
import { STAFF_MAIL_NAMES, StaffMailsSchema } from '@quire/model/entities/staff-mails';
import { mailSwitchLabel, mailSwitchOf, unsubscribePath } from '@quire/model/mail/mail-switches';
import { type Language, SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { chosenLanguage } from '../outbox/chosen-language.ts';
import { MAIL_TOKEN } from './mail-token.ts';
import { stopTokenOf } from './stop-invitations.ts';

const TokenSchema = z.object({ token: z.string() });

type UnsubscribePorts = Pick<Ports, 'db' | 'origin'> & {
  readonly random: (bytes: number) => Buffer;
};

/** The token of an account, created once. It can only stop mails. */
function tokenOf({ db, random }: UnsubscribePorts, uid: string): Promise<string> {
  const ref = db.collection(MAIL_TOKENS).doc(uid);
  return inTransaction(db, async (tx) => {
    const known = TokenSchema.safeParse((await tx.get(ref)).data());
    if (known.success) return known.data.token;
    const token = random(32).toString('base64url');
    tx.set(ref, { token });
    return token;
  });
}

/**
 * The unsubscribe address for a receiver and kind of mail; null: it cannot be stopped, or there is no account.
 * Invitations need none.
 */
export async function unsubscribeAddress(
  ports: UnsubscribePorts,
  { template, stop, to: [to, ...more] }: Pick<Mail, 'template' | 'to' | 'stop'>,
): Promise<string | null> {
  if (to === undefined || more.length > 0) return null;
  if (stop) return ports.origin + unsubscribePath(await stopTokenOf(ports, to), stop);
  const name = mailSwitchOf(template);
  if (name === null) return null;
  const profiles = ports.db.collection(PROFILES).where('email', '==', to).limit(1);
  const [profile] = (await profiles.get()).docs;
  if (!profile) return null;
  return ports.origin + unsubscribePath(await tokenOf(ports, profile.id), name);
}

/** The account of an address that stops mails, and the language of its person; null: the address is not valid. */
export async function readUnsubscribe(
  db: Firestore,
  token: string,
  name: string,
): Promise<{ readonly uid: string; readonly language: Language } | null> {
  if (mailSwitchLabel(name) === null || !MAIL_TOKEN.test(token)) return null;
  const [found] = (await db.collection(MAIL_TOKENS).where('token', '==', token).limit(1).get())
    .docs;
  if (!found) return null;
  const profile = await db.collection(PROFILES).doc(found.id).get();
  return { uid: found.id, language: chosenLanguage(profile) ?? SOURCE_LANGUAGE };
}

function changeOf(profile: DocumentSnapshot, name: string): Readonly<Record<string, unknown>> {
  if (name === 'reminders' || name === 'messages') return { [`notifications.${name}`]: false };
  const chosen = StaffMailsSchema.safeParse(profile.get('staffMails')).data ?? {};
  const stopped = STAFF_MAIL_NAMES.filter((type) =>
    name === 'digest' ? chosen[type] === 'daily' : `staff-${type}` === name,
  );
  return { staffMails: { ...chosen, ...Object.fromEntries(stopped.map((type) => [type, 'off'])) } };
}

/** Stops mails of a kind. Can be repeated. Returns the language of the person; null: the address is not valid. */
export async function unsubscribe(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  token: string,
  name: string,
): Promise<{ readonly language: Language } | null> {
  const found = await readUnsubscribe(db, token, name);
  if (!found) return null;
  const ref = db.collection(PROFILES).doc(found.uid);
  return inTransaction(db, async (tx) => {
    const profile = await tx.get(ref);
    if (!profile.exists) return null;
    tx.update(ref, { ...changeOf(profile, name), updatedAt: now().toISOString() });
    return { language: found.language };
  });
}
