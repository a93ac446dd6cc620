import { inLanguage } from '@quire/content/messages/in-language';
import type { MailParts } from '@quire/model/mail/compose';
import { language } from '@quire/model/messages/language';
import type { Firestore } from 'firebase-admin/firestore';
import { readCustomWordings } from './custom-wording.ts';
import { type AddressedMail, type NewMail, written } from './enqueue-mail.ts';
import { languageOfMail, readReceiverAccounts } from './receiver-accounts.ts';
import { withReadableLetters } from './with-readable-letters.ts';

/**
 * A mail as its receiver would read it, without sending it: in their language, or that of the request where they
 * have chosen none, and in the custom wording of the journal or the press.
 */
export async function asReceived(
  db: Firestore,
  newMail: NewMail,
): Promise<Pick<MailParts, 'subject' | 'text' | 'html'>> {
  const accounts = await readReceiverAccounts(db, [newMail]);
  const mail: AddressedMail = {
    ...newMail,
    language: languageOfMail(newMail, accounts, language()),
  };
  const words = await readCustomWordings(db, [{ ...mail, journal: mail.wordsOf ?? mail.journal }]);
  const { subject, text, html } = inLanguage(mail.language, () =>
    withReadableLetters(written(mail, words)),
  );
  return { subject, text, html };
}
