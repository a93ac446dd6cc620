/** In whose name mails about a manuscript are sent. */
import { isOnBoard } from '@quire/model/board-terms';
import { issueDocId, USERS } from '@quire/model/collections';
import type { Journal } from '@quire/model/entities/journal';
import type { Submission } from '@quire/model/entities/submission';
import { UserSchema } from '@quire/model/entities/user';
import { holds, isAssignable } from '@quire/model/grants';
import { editorsTogether, type Signer } from '@quire/model/mail/signature';
import { mayBePerson } from '@quire/model/people-names';
import type { Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';

type Board = Pick<Journal, 'fullname' | 'board'>;
interface Written {
  readonly authors: readonly {
    readonly given?: string | undefined;
    readonly family?: string | undefined;
  }[];
}

/**
 * Who signs mails to authors: the editor-in-chief, whom the journal's own page names, unless they may be one of the
 * authors; otherwise the editors together. Never the handling editor: authors learn that name from the letter of a
 * decision, which its editor signs (see `sendMessage`).
 */
export function authorsSigner({ fullname, board }: Board, { authors }: Written, now: Date): Signer {
  const today = now.toISOString().slice(0, 10);
  const chief = board.find(
    (member) => member.role === 'editor-in-chief' && isOnBoard(member, today),
  );
  const isAuthor =
    chief &&
    authors.some(({ given = '', family = '' }) => mayBePerson({ given, family }, chief.name));
  return chief && !isAuthor
    ? { name: chief.name, office: 'chief', journal: fullname }
    : editorsTogether(fullname);
}

/**
 * Who signs mails to reviewers: the first assigned person who edits the journal or the manuscript's special issue and
 * is none of its authors; where nobody is assigned, as for authors. One read, and none where nobody is assigned.
 */
export async function readReviewersSigner(
  db: Firestore,
  submission: Pick<Submission, 'editors' | 'authors' | 'authorUids' | 'specialIssue'>,
  journal: Board & Pick<Journal, 'name'>,
  now: Date,
): Promise<Signer> {
  const { editors, authorUids, specialIssue } = submission;
  const uids = editors.filter((uid) => !authorUids.includes(uid));
  const users =
    uids.length > 0 ? await db.getAll(...uids.map((uid) => db.collection(USERS).doc(uid))) : [];
  for (const snapshot of users) {
    const user = readRecord(snapshot, UserSchema);
    // An address is no name to sign with.
    if (!user?.displayName) continue;
    const of = { name: user.displayName, journal: journal.fullname };
    if (isAssignable(user, 'editor', journal.name)) return { ...of, office: 'editor' };
    const issue = specialIssue && issueDocId(journal.name, specialIssue);
    if (issue && holds(user, 'guestEditor', issue)) return { ...of, office: 'guest' };
  }
  return authorsSigner(journal, submission, now);
}
