import { createHash } from 'node:crypto';
import { commentId, JOURNALS, PROFILES } from '@quire/model/collections';
import { type Annotation, type Comment, CommentSchema } from '@quire/model/entities/annotation';
import { JournalSchema } from '@quire/model/entities/journal';
import { ProfileFieldsSchema } from '@quire/model/entities/profile';
import { commentWaiting } from '@quire/model/mail/editor/comment-waiting';
import { adminCommentsPath } from '@quire/model/office-paths';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireSender } from '../accounts/account-mail.ts';
import { editorsToTell } from '../outbox/editors-to-tell.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { commentRef, requireCommented } from './comment-record.ts';

export type CommentPorts = Pick<Ports, 'db' | 'now' | 'origin'>;

const CreatorSchema = ProfileFieldsSchema.pick({ given: true, family: true }).extend({
  // The owner writes it under rules that check the format but not the check digit.
  orcid: ProfileFieldsSchema.shape.orcid.catch(undefined),
});

/** The name shown with a comment. Throws `Refused` `comment/not-found` for an account without a profile. */
async function readCreator(db: Firestore, uid: string) {
  const profile = CreatorSchema.safeParse((await db.collection(PROFILES).doc(uid).get()).data());
  if (!profile.success) throw new Refused('account/not-verified');
  const { given, family, orcid } = profile.data;
  return { name: `${given} ${family}`, orcid };
}

/**
 * Writes a comment that waits for the journal, and notifies the editors. All reads of the transaction come before its
 * writes. Throws `Refused`: `comment/off`, `article/not-found`, `account/not-verified`.
 */
export async function sendComment(
  ports: CommentPorts,
  tx: Transaction,
  uid: string,
  {
    article,
    annotation,
    replyTo,
  }: {
    readonly article: string;
    readonly annotation: Annotation;
    readonly replyTo?: string | undefined;
  },
): Promise<void> {
  const { db, now, origin } = ports;
  const { journal: jkey, issue, title } = await requireCommented(db, tx, article);
  const journal = readRecord(await db.collection(JOURNALS).doc(jkey).get(), JournalSchema);
  if (!journal) throw new Refused('comment/off');
  const [sender, creator, editors] = await Promise.all([
    requireSender(ports),
    readCreator(db, uid),
    editorsToTell(db, journal, uid),
  ]);
  const id = commentId(article, annotation.key);
  const sentAt = now().toISOString();
  const comment: Comment = CommentSchema.parse({
    ...{ ...annotation, owner: uid, journal: jkey, article, issue, title, ...creator },
    ...{ replyTo, state: 'waiting', sentAt },
  });
  await enqueueMails(
    ports,
    tx,
    editors.map(({ name, email }) => ({
      compose: () =>
        commentWaiting.render(
          {
            ...{ name, journal: journal.fullname, title, from: creator.name },
            url: origin + adminCommentsPath('waiting'),
          },
          sender,
        ),
      // A comment that is withdrawn and submitted again counts as a new one.
      id: `comment~${id}~${createHash('sha256').update(`${email} ${sentAt}`).digest('hex').slice(0, 16)}`,
      template: commentWaiting.name,
      to: [email],
      replyTo: journal.contactEmail,
      journal: jkey,
    })),
  );
  tx.set(commentRef(db, id), withoutUndefined(comment));
}
