import { MESSAGES } from '@quire/model/collections';
import type { Submission } from '@quire/model/entities/submission';
import { type Message, MessageSchema } from '@quire/model/entities/submission-record';
import { authorMessage } from '@quire/model/mail/author/message';
import { editorMessage } from '@quire/model/mail/editor/message';
import { editorsTogether } from '@quire/model/mail/signature';
import { t } from '@quire/model/messages/t';
import { adminSubmissionPath } from '@quire/model/office-paths';
import type { Reaches } from '@quire/model/roles';
import { submissionPath } from '@quire/model/submission-paths';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { openBudget } from '../../platform/throttle/spend-budget.ts';
import { capacitiesOf, type Person } from '../access/principal.ts';
import { readPermissions } from '../access/read-permissions.ts';
import {
  type Correspondent,
  readJournal,
  readOwner,
  readSender,
  wantsMail,
} from '../outbox/correspondents.ts';
import { enqueueMails, type NewMail } from '../outbox/enqueue-mail.ts';
import { readHandlers } from '../outbox/handlers.ts';
import type { SubmissionPorts } from './ports.ts';
import { readSubmission, submissionRef } from './read-submission.ts';
import { aboutIt, submissionMail } from './submission-mail.ts';

export interface WrittenMessage {
  readonly submission: string;
  /** Made by the sender: a repeated request with it is written once. */
  readonly key: string;
  readonly text: string;
}

/**
 * The author writes to the editors, or the journal to the author. Finance staff have no part in this.
 */
function sideOf(person: Person, submission: Submission, permissions: Reaches): Message['side'] {
  const capacities = capacitiesOf(person, submission, permissions);
  if (capacities.includes('author')) {
    // Before it is sent, no one can read it.
    if (submission.state === 'draft') throw new Refused('submission/wrong-state');
    return 'author';
  }
  if (capacities.length === 0) throw new Refused('submission/not-found');
  if (capacities.every((each) => each === 'finance')) throw new Refused('access/denied');
  return 'editor';
}

/**
 * `sendMessage`: a message about a submission, mailed to the other side unless they have switched
 * such mails off. The author sees the journal's name, never the editor's. Throws `Refused`.
 */
export async function sendMessage(
  ports: SubmissionPorts,
  person: Person,
  { submission: id, key, text }: WrittenMessage,
): Promise<void> {
  const { db, now } = ports;
  const ref = submissionRef(db, id);
  await inTransaction(db, async (tx) => {
    const submission = readSubmission(await tx.get(ref));
    const permissions = await readPermissions(db, submission.journal);
    const side = sideOf(person, submission, permissions);
    const messages = ref.collection(MESSAGES);
    const message = messages.doc(`${side}-${key}`);
    if ((await tx.get(message)).exists) return;
    const at = now();
    const spending = await openBudget(ports, tx, 'message', [{ account: person.uid }]);
    spending.requireAll();
    const journal = await readJournal(db, submission.journal);
    const owner = await readOwner(db, submission.owner);
    const name = side === 'author' ? (owner?.name ?? '') : (journal?.fullname ?? '');
    const mails = await messageMails(ports, { id, key, text, side, submission, owner });
    await enqueueMails(ports, tx, mails);
    spending.write();
    tx.create(message, MessageSchema.parse({ side, name, text, at: at.toISOString() }));
  });
}

/**
 * The mails that a message from the journal to the author would send now; none where the author has switched them off.
 * Throws `Refused` where the message would be refused, and for an author of the submission: theirs goes to the editors,
 * whose names they may not see.
 */
export async function mailsToAuthor(
  ports: SubmissionPorts,
  person: Person,
  { submission: id, key, text }: WrittenMessage,
): Promise<NewMail[]> {
  const submission = readSubmission(await submissionRef(ports.db, id).get());
  const side = sideOf(person, submission, await readPermissions(ports.db, submission.journal));
  if (side === 'author') throw new Refused('access/denied');
  const owner = await readOwner(ports.db, submission.owner);
  return messageMails(ports, { id, key, text, side, submission, owner });
}

interface MessageFacts {
  readonly id: string;
  readonly key: string;
  readonly text: string;
  readonly side: Message['side'];
  readonly submission: Submission;
  readonly owner: Correspondent | null;
}

async function messageMails(
  ports: SubmissionPorts,
  { id, key, text, side, submission, owner }: MessageFacts,
): Promise<NewMail[]> {
  const { db, origin } = ports;
  const journal = await readJournal(db, submission.journal);
  const press = await readSender(db, origin);
  if (!journal || !press) return [];
  const sender = { ...press, signer: editorsTogether(journal.fullname) };
  const { title, authorUids, number = '' } = submission;
  const named = { journal: journal.fullname, jkey: journal.name };
  const frame = { submission: id, cause: key, sender, title, ...named, number, authorUids };
  const receivers =
    side === 'author' ? await readHandlers(ports, submission, journal) : owner ? [owner] : [];
  const mails: NewMail[] = [];
  for (const to of receivers) {
    if (!(await wantsMail(db, to.uid, 'messages'))) continue;
    const path = side === 'author' ? adminSubmissionPath(id) : submissionPath(id);
    const about = aboutIt(frame, to.name, `${origin}${path}`);
    if (side === 'author') {
      const submitter = () => owner?.name ?? t('mail.theAuthor');
      const compose = () =>
        editorMessage.render({ ...about, submitter: submitter(), text }, sender);
      mails.push(submissionMail(frame, editorMessage.name, to, compose));
    } else {
      const compose = () =>
        authorMessage.render({ ...about, from: journal.fullname, text }, sender);
      mails.push(submissionMail(frame, authorMessage.name, to, compose));
    }
  }
  return mails;
}
