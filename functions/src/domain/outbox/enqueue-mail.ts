import { inLanguage } from '@quire/content/messages/in-language';
import { MAIL, MAIL_BODIES } from '@quire/model/collections';
import { type Mail, MailSchema } from '@quire/model/entities/mail';
import type { MailParts } from '@quire/model/mail/compose';
import {
  type InvitationStop,
  invitationStopName,
  invitationStopOf,
} from '@quire/model/mail/invitation-stops';
import { dailyDigest } from '@quire/model/mail/staff/daily-digest';
import { language } from '@quire/model/messages/language';
import type { Language } from '@quire/model/messages/languages';
import { recordWords } from '@quire/model/records/record-words';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { isByStaff } from '../access/is-by-staff.ts';
import { readCustomWordings, withCustomWording } from './custom-wording.ts';
import { tooManyForStaff } from './fold-staff-mails.ts';
import { areInvitationsStopped } from './invitation-stops.ts';
import { noteForDigest } from './note-for-digest.ts';
import { notifyStaff } from './notify-staff.ts';
import { languageOfMail, readReceiverAccounts } from './receiver-accounts.ts';
import { readStaffWishes } from './staff-wishes.ts';
import { withReadableLetters } from './with-readable-letters.ts';
import { withStopLink } from './with-stop-link.ts';

/** A mail caused by a change. Its id is derived from the change, so that it is written once. */
export interface NewMail {
  readonly id: string;
  /** Writes it, in the language of its receiver: whatever is in words is put into words here. */
  readonly compose: () => MailParts;
  /** Of a receiver without an account, where it is known. */
  readonly language?: Language;
  /** The account of whoever causes it: a receiver without an account is written to in its language. */
  readonly inLanguageOf?: string;
  readonly template: string;
  readonly to: readonly string[];
  readonly replyTo: string;
  /** It contains a secret link: its text is stored where nobody can read it. */
  readonly secret?: boolean;
  /** Files in the store to attach. */
  readonly attachments?: Mail['attachments'];
  /** The submission concerned, so that staff find its mails. */
  readonly submission?: string;
  /** The key of the journal concerned: its editors find the mail in the outbox. */
  readonly journal?: string;
  /** The journal whose wording is used, if its editors must not find the mail in the outbox; not stored. */
  readonly wordsOf?: string;
  /** What its link stops, where it is no invitation: its sender is one of `withStop`. */
  readonly stop?: string;
  /** The authors of that submission; not stored. */
  readonly authorUids?: readonly string[];
}

export type AddressedMail = NewMail & { readonly language: Language };
/** A mail in the words that its receiver reads. */
export type WrittenMail = Omit<AddressedMail, 'compose'> & MailParts;

/** The text that staff see instead of a secret mail's. */
const KEPT_APART =
  'The words of this mail are not shown: they hold a link that only its receiver may have.';

/**
 * Puts mails into the outbox, within the transaction of their cause, each in the language of its receiver and with the
 * custom wording of the journal or the press if there is one in this language. Mails that staff want once a day, or
 * that are too frequent, are collected for the daily mail; those that they have turned off are dropped. Staff also get
 * a notification in the office for each mail. It only writes to the transaction: call it after all of its reads.
 */
export async function enqueueMails(
  ports: Pick<Ports, 'db' | 'now'>,
  tx: Transaction,
  newMails: readonly NewMail[],
): Promise<void> {
  if (newMails.length === 0) return;
  const box = ports.db.collection(MAIL);
  const accounts = await readReceiverAccounts(ports.db, newMails);
  const mails = newMails.map(
    (mail): AddressedMail => ({
      ...mail,
      language: languageOfMail(mail, accounts, language()),
    }),
  );
  const [known, words, wishes, withheld, stopped] = await Promise.all([
    ports.db.getAll(...mails.map(({ id }) => box.doc(id))),
    readCustomWordings(
      ports.db,
      mails.map((mail) => ({ ...mail, journal: mail.wordsOf ?? mail.journal })),
    ),
    readStaffWishes(ports.db, mails, accounts),
    withheldFromOutbox(ports.db, mails),
    stoppedBy(ports.db, mails),
  ]);
  const fresh = mails.filter(({ id }, place) => {
    const wish = wishes.get(id);
    return !known[place]?.exists && !wish?.isNoted && wish?.when !== 'off' && !stopped.has(id);
  });
  const folded = await tooManyForStaff(
    ports,
    tx,
    fresh.filter(({ id }) => wishes.get(id)?.when !== 'daily'),
  );
  for (const mail of fresh) {
    const wish = wishes.get(mail.id);
    const worded = written(mail, words);
    if (wish) notifyStaff(ports, tx, wish.uid, worded);
    const [address = ''] = mail.to;
    if (wish?.when === 'daily' || folded.has(mail.id)) {
      noteForDigest(ports, tx, wish ? { uid: wish.uid } : { address }, worded);
    } else {
      const readable = inLanguage(worded.language, () => withReadableLetters(worded));
      putIntoBox(ports, tx, readable, withheld.has(mail.id));
    }
  }
}

/** Composes a mail in its language, with the custom wording that applies. */
export function written(
  { compose, ...mail }: AddressedMail,
  words: Parameters<typeof withCustomWording>[1],
): WrittenMail {
  return inLanguage(mail.language, () => {
    const worded = withCustomWording({ ...mail, ...compose() }, words);
    const stop = stopOf(mail);
    return stop ? withStopLink(worded, stop) : worded;
  });
}

/** Which invitations a mail is one of; null: it is none. */
const stopOf = ({
  template,
  journal,
  wordsOf,
}: Pick<NewMail, 'template' | 'journal' | 'wordsOf'>): InvitationStop | null =>
  invitationStopOf(template, journal ?? wordsOf);

/** The invitations, such as a reminder of one, that their receivers have stopped since. */
async function stoppedBy(db: Firestore, mails: readonly NewMail[]): Promise<ReadonlySet<string>> {
  const invitations = mails.flatMap((mail) => {
    const stop = stopOf(mail);
    return stop ? [{ ...stop, id: mail.id, address: mail.to[0] ?? '' }] : [];
  });
  const isStopped = await areInvitationsStopped(db, invitations);
  return new Set(invitations.filter((_, place) => isStopped[place]).map(({ id }) => id));
}

/** Mails that could reveal reviewers to an author among the staff, whoever wrote the manuscript. */
const isAlwaysWithheld = ({ template }: NewMail): boolean =>
  template.startsWith('reviewer/') || template === dailyDigest.name;

/**
 * The mails that the outbox hides. Mails to reviewers, and digests about reviews, are always hidden: if they were shown
 * for some manuscripts only, their absence would reveal the others. Mails to editors are hidden if a member of staff
 * wrote the manuscript: an editor or an admin may be its author, and a query of the outbox cannot exclude this.
 */
async function withheldFromOutbox(
  db: Firestore,
  mails: readonly NewMail[],
): Promise<ReadonlySet<string>> {
  const withheld = new Set(mails.filter(isAlwaysWithheld).map(({ id }) => id));
  for (const { id, template, authorUids = [] } of mails) {
    if (!template.startsWith('editor/')) continue;
    if (await isByStaff(db, { authorUids: [...authorUids] })) withheld.add(id);
  }
  return withheld;
}

function putIntoBox(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  tx: Transaction,
  { id, ...parts }: WrittenMail,
  withheld: boolean,
): void {
  const createdAt = now().toISOString();
  const { text, html, subject, template, to } = parts;
  const stop = stopOf(parts);
  if (parts.secret) tx.set(db.collection(MAIL_BODIES).doc(id), { text, html, createdAt });
  const mail: Mail = MailSchema.parse({
    ...parts,
    ...(parts.secret ? { text: KEPT_APART, html: `<p>${KEPT_APART}</p>` } : {}),
    words: recordWords([...to, subject, template]),
    withheld,
    ...(stop && { stop: invitationStopName(stop) }),
    state: 'queued',
    attempts: 0,
    createdAt,
    dueAt: createdAt,
  });
  tx.create(db.collection(MAIL).doc(id), withoutUndefined(mail));
}
