import { ISSUES, JOURNALS } from '@quire/model/collections';
import { journalOfScope } from '@quire/model/grants';
import { formatScope } from '@quire/model/role-labels';
import { ROLE_SCOPES, type Role } from '@quire/model/roles';
import type { Firestore } from 'firebase-admin/firestore';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The name of a grant's journal or special issue, '' for a role of the whole press; null if it does not exist,
 * or no longer.
 */
export async function whereInWords(
  db: Firestore,
  role: Role,
  scope: string,
): Promise<string | null> {
  if (scope === '') return '';
  const [journal, issue] = await db.getAll(
    db.collection(JOURNALS).doc(journalOfScope(scope)),
    db.collection(ISSUES).doc(scope),
  );
  if (!journal?.exists || journal.get('deletedAt') !== undefined) return null;
  const name = textOf(journal.get('fullname')) || formatScope(scope);
  if (ROLE_SCOPES[role] !== 'issue') return name;
  const isThere = issue?.get('kind') === 'special' && issue.get('deletedAt') === undefined;
  if (!isThere) return null;
  const title = textOf(issue.get('title')) || textOf(issue.get('issueid'));
  return `${name}, special issue “${title}”`;
}
