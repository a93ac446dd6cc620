/** What the accounts of receivers say about their mails: their language, and for staff their wishes. */
import { PROFILES, USERS } from '@quire/model/collections';
import { UserSchema } from '@quire/model/entities/user';
import { language } from '@quire/model/messages/language';
import type { Language } from '@quire/model/messages/languages';
import { isStaff } from '@quire/model/roles';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { chosenLanguage } from './chosen-language.ts';
import type { NewMail } from './enqueue-mail.ts';

interface ReceiverAccount {
  readonly uid: string;
  readonly isStaff: boolean;
}

export interface ReceiverAccounts {
  /** By the first address of a mail; undefined: it belongs to no account. */
  accountOf(mail: Pick<NewMail, 'to'>): ReceiverAccount | undefined;
  profileOf(uid: string): DocumentSnapshot | undefined;
  /** The language that an account has chosen; undefined: none, or there is no such account. */
  languageOf(uid: string): Language | undefined;
}

/** The limit of one query. */
const AT_ONCE = 30;

async function accountsBy(
  db: Firestore,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, ReceiverAccount>> {
  const found = new Map<string, ReceiverAccount>();
  for (let from = 0; from < addresses.length; from += AT_ONCE) {
    const some = addresses.slice(from, from + AT_ONCE);
    const users = await db.collection(USERS).where('email', 'in', some).get();
    for (const doc of users.docs) {
      const user = UserSchema.safeParse(doc.data());
      if (!user.success) continue;
      found.set(user.data.email, { uid: doc.id, isStaff: isStaff(user.data) });
    }
  }
  return found;
}

const firstAddress = ({ to: [to = ''] }: Pick<NewMail, 'to'>): string => to;

/** Reads the accounts of the receivers of mails, and of those in whose language they are written otherwise. */
export async function readReceiverAccounts(
  db: Firestore,
  mails: readonly Pick<NewMail, 'to' | 'inLanguageOf'>[],
): Promise<ReceiverAccounts> {
  const typed = mails.map(firstAddress).filter(Boolean);
  // A payer or an author may have typed capitals into an address.
  const addresses = [...new Set(typed.flatMap((each) => [each, each.toLowerCase()]))];
  const accounts = await accountsBy(db, addresses);
  const named = mails.flatMap(({ inLanguageOf }) => inLanguageOf || []);
  const uids = [...new Set([...[...accounts.values()].map(({ uid }) => uid), ...named])];
  const profiles =
    uids.length > 0 ? await db.getAll(...uids.map((uid) => db.collection(PROFILES).doc(uid))) : [];
  const byUid = new Map(profiles.map((profile) => [profile.id, profile]));
  return {
    accountOf: (mail) => {
      const address = firstAddress(mail);
      return accounts.get(address) ?? accounts.get(address.toLowerCase());
    },
    profileOf: (uid) => byUid.get(uid),
    languageOf: (uid) => chosenLanguage(byUid.get(uid)),
  };
}

/** The language of a mail: its receiver's, or that of what led to it. */
export function languageOfMail(
  mail: Pick<NewMail, 'to' | 'inLanguageOf' | 'language'>,
  accounts: ReceiverAccounts,
  otherwise: Language,
): Language {
  const account = accounts.accountOf(mail);
  return (
    (account && accounts.languageOf(account.uid)) ??
    mail.language ??
    (mail.inLanguageOf ? accounts.languageOf(mail.inLanguageOf) : undefined) ??
    otherwise
  );
}

/** The language to draft a letter to an address in: that of the mail which will bring it. */
export async function languageOfLetter(db: Firestore, address: string): Promise<Language> {
  const mail = { to: [address] };
  return languageOfMail(mail, await readReceiverAccounts(db, [mail]), language());
}
