import { createHash } from 'node:crypto';
import { articleDocId, USERS } from '@quire/model/collections';
import type { Article } from '@quire/model/entities/article';
import type { Journal } from '@quire/model/entities/journal';
import { UserSchema } from '@quire/model/entities/user';
import type { MailParts, Sender } from '@quire/model/mail/compose';
import type { AboutArticle } from '@quire/model/mail/editor/about-article';
import { adminArticleEditorPath } from '@quire/model/office-paths';
import type { Firestore } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { type Correspondent, readEditors, readJournal, readSender } from './correspondents.ts';
import type { NewMail } from './enqueue-mail.ts';

/** The common fields of all mails to staff about one article. */
export interface ArticleMails {
  readonly sender: Sender;
  readonly journal: Journal;
  readonly editors: readonly Correspondent[];
}

/** Null before the press has a name, or if the journal no longer exists. */
export async function readArticleMails(
  { db, origin }: Pick<Ports, 'db' | 'origin'>,
  { journal: jkey, authorUids }: Article,
): Promise<ArticleMails | null> {
  const sender = await readSender(db, origin);
  const journal = await readJournal(db, jkey);
  if (!sender || !journal) return null;
  return { sender, journal, editors: await readEditors(db, { editors: [], authorUids }, journal) };
}

/** A person by their account, or null if it no longer exists. */
export async function readPerson(db: Firestore, uid: string): Promise<Correspondent | null> {
  const user = readRecord(await db.collection(USERS).doc(uid).get(), UserSchema);
  return user && { uid, name: user.displayName || user.email, email: user.email };
}

export const aboutArticle = (
  { origin }: Pick<Ports, 'origin'>,
  article: Article,
  journal: Journal,
  to: Correspondent,
): AboutArticle => ({
  name: to.name,
  title: article.title,
  journal: journal.fullname,
  url: origin + adminArticleEditorPath(articleDocId(article.journal, article.akey)),
});

/** A mail to a member of staff about one article; `cause` determines its id, so that it is written once. */
export function articleMail(
  { sender }: ArticleMails,
  template: string,
  article: Article,
  cause: string,
  to: Correspondent,
  compose: () => MailParts,
): NewMail {
  const address = createHash('sha256').update(to.email).digest('hex').slice(0, 12);
  const id = articleDocId(article.journal, article.akey);
  return {
    compose,
    id: `${template.replace('/', '-')}~${id}~${cause.replace(/\D/g, '')}~${address}`,
    template,
    to: [to.email],
    replyTo: sender.contact,
  };
}
