import type { RecordFacts, RecordKind } from '@quire/model/records/record-kind';
import { type Asker, can, MATRIX, type Reaches } from '@quire/model/roles';
import type { Firestore } from 'firebase-admin/firestore';
import { Refused } from '../calls/refused.ts';
import { readPermissions } from '../submissions/read-permissions.ts';

/** A record before and after what somebody wants; null: it is not there, or cannot be read. */
export interface Change {
  readonly before: RecordFacts | null;
  readonly after: RecordFacts;
  readonly isNew: boolean;
}

const different = (a: readonly string[], b: readonly string[]): string[] =>
  [...new Set([...a, ...b])].filter((each) => !(a.includes(each) && b.includes(each)));

/**
 * Whether somebody may change a record so. Who reaches some journals alone changes what is of one of
 * these, before and after; what changes hands goes from one of theirs to another of theirs.
 */
function mayWrite(
  person: Asker,
  kind: Pick<RecordKind, 'action' | 'createdBy'>,
  { before, after, isNew }: Change,
  permissions: ReadonlyMap<string, Reaches> = new Map(),
): boolean {
  if (isNew && kind.createdBy === 'functions') return false;
  if (can(person, kind.action)) return true;
  if ((isNew && kind.createdBy === 'press') || (!isNew && !before)) return false;
  if (after.isPressOnly || before?.isPressOnly) return false;
  const reaches = (journal: string) =>
    can(person, kind.action, { journal, permissions: permissions.get(journal) });
  const was = before?.journals ?? [];
  return (
    after.journals.some(reaches) &&
    (isNew || was.some(reaches)) &&
    different(was, after.journals).every(reaches)
  );
}

/** Whether somebody may ever write a record of this kind: asked before anything is read. */
export function requireRight({ claims }: Asker, { action }: Pick<RecordKind, 'action'>): void {
  if (!claims.roles.some((role) => MATRIX[role][action] !== 'none')) {
    throw new Refused('access/denied');
  }
}

/** Refuses who may not write it, by what its journals permit now. Throws `Refused`. */
export async function requireWrite(
  db: Firestore,
  person: Asker,
  kind: RecordKind,
  change: Change,
): Promise<void> {
  const journals = new Set([...(change.before?.journals ?? []), ...change.after.journals]);
  const isBound = !can(person, kind.action);
  const read = async (journal: string) => [journal, await readPermissions(db, journal)] as const;
  const theirs = [...journals].filter((journal) => person.claims.journals.includes(journal));
  const permissions = new Map(isBound ? await Promise.all(theirs.map(read)) : []);
  if (!mayWrite(person, kind, change, permissions)) throw new Refused('access/denied');
}
