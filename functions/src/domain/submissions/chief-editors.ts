import { isOnBoard } from '@quire/model/board-terms';
import { USERS } from '@quire/model/collections';
import type { Journal } from '@quire/model/entities/journal';
import type { Submission } from '@quire/model/entities/submission';
import { UserSchema } from '@quire/model/entities/user';
import { holds } from '@quire/model/grants';
import type { Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import type { Correspondent } from '../outbox/correspondents.ts';

/** A journal has a handful of editors. */
const LOOKED_AT = 100;
const MOST = 20;

const plain = (name: string) => name.normalize('NFKD').replace(/\P{L}/gu, '').toLowerCase();

/**
 * The people who are notified about an editor's action on a submission: the editor-in-chief, if the journal's
 * board names one with an account as its editor; otherwise all other editors of the journal; otherwise its
 * own address. Never the acting editor, and never an author. `today` (`2026-03-01`): board members whose term
 * is over are left out.
 */
export async function readChiefEditors(
  db: Firestore,
  { authorUids }: Pick<Submission, 'authorUids'>,
  { name: journal, fullname, board, contactEmail }: Journal,
  doneBy: string,
  today: string,
): Promise<Correspondent[]> {
  const { docs } = await db
    .collection(USERS)
    .where('journals', 'array-contains', journal)
    .limit(LOOKED_AT)
    .get();
  const others = docs.flatMap((doc): Correspondent[] => {
    const user = readRecord(doc, UserSchema);
    const isTold = doc.id !== doneBy && !authorUids.includes(doc.id);
    if (!user || !holds(user, 'editor', journal) || !isTold) return [];
    return [{ uid: doc.id, name: user.displayName || user.email, email: user.email }];
  });
  const chiefs = board
    .filter((member) => member.role === 'editor-in-chief' && isOnBoard(member, today))
    .map(({ name }) => plain(name));
  const named = others.filter(({ name }) => chiefs.includes(plain(name)));
  const told = named.length > 0 ? named : others;
  if (told.length > 0) return told.slice(0, MOST);
  return [{ uid: null, name: `editors of ${fullname}`, email: contactEmail }];
}
