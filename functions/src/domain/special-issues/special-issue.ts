import { ISSUES, JOURNALS } from '@quire/model/collections';
import { IssueSchema } from '@quire/model/entities/issue';
import { journalOfScope } from '@quire/model/grants';
import { type Asker, can } from '@quire/model/roles';
import type { Firestore } from 'firebase-admin/firestore';
import { Refused } from '../../platform/errors/refused.ts';
import { readPermissions } from '../access/read-permissions.ts';

/** What people invited to write for a special issue are told about it. */
export interface SpecialIssue {
  readonly journal: string;
  readonly journalTitle: string;
  readonly issueid: string;
  readonly title: string;
  /** '' for none. */
  readonly deadline: string;
  /** It accepts manuscripts today. */
  readonly isOpen: boolean;
}

/** A special issue by its id (`CES~2027-s1`), on a day; null if it does not exist. */
export async function readSpecialIssue(
  db: Firestore,
  id: string,
  today: string,
): Promise<SpecialIssue | null> {
  const [record, journal] = await db.getAll(
    db.collection(ISSUES).doc(id),
    db.collection(JOURNALS).doc(journalOfScope(id)),
  );
  const read = IssueSchema.safeParse(record?.data());
  if (!read.success || read.data.kind !== 'special' || record?.get('deletedAt') !== undefined) {
    return null;
  }
  const { journal: jkey, issueid, title, deadline = '', status } = read.data;
  return {
    ...{ journal: jkey, issueid, deadline },
    title: title || issueid,
    journalTitle: String(journal?.get('fullname') ?? jkey),
    isOpen: status === 'open' && (deadline === '' || deadline >= today),
  };
}

/**
 * Checks that a person handles the manuscripts of a special issue: as its guest editor, or as an editor
 * of its journal. Throws `Refused` `access/denied`.
 */
export async function requireIssueHandler(db: Firestore, person: Asker, id: string): Promise<void> {
  const journal = journalOfScope(id);
  const specialIssue = id.slice(journal.length + 1);
  const permissions = await readPermissions(db, journal);
  if (!can(person, 'submission.handle', { journal, specialIssue, permissions })) {
    throw new Refused('access/denied');
  }
}
