import { isDeepStrictEqual } from 'node:util';
import { errorMessage } from '@quire/model/errors';
import { journalsFor } from '@quire/model/grants';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import type { RecordFacts, RecordKind } from '@quire/model/records/record-kind';
import { type Asker, can, MATRIX, type Reaches } from '@quire/model/roles';
import type { Firestore } from 'firebase-admin/firestore';
import { Refused } from '../../platform/errors/refused.ts';
import { readPermissions } from './read-permissions.ts';

/** A record before and after the requested change; null: it does not exist or cannot be read. */
export interface RecordChange {
  readonly before: RecordFacts | null;
  readonly after: RecordFacts;
  readonly isNew: boolean;
  /** The whole record is added or removed, for all of its journals. */
  readonly isWhole?: boolean;
}

/** Refused because other journals share the record: the fields that would change, and which right is missing. */
interface Shared {
  readonly fields: readonly string[];
  readonly journals: readonly string[];
}
type Verdict = 'allowed' | 'denied' | Shared;

const different = (a: readonly string[], b: readonly string[]): string[] =>
  [...new Set([...a, ...b])].filter((each) => !(a.includes(each) && b.includes(each)));

/**
 * Whether a user may change a record in this way. A user with rights in some journals only may change records that
 * belong to one of these before and after the change, and may move a record between two of them. A record that several
 * journals share requires the right in all of them.
 */
function judge(
  person: Asker,
  kind: Pick<RecordKind, 'action' | 'createdBy' | 'shared'>,
  { before, after, isNew, isWhole = false }: RecordChange,
  permissions: ReadonlyMap<string, Reaches>,
): Verdict {
  if (isNew && kind.createdBy === 'functions') return 'denied';
  if (can(person, kind.action)) return 'allowed';
  if ((isNew && kind.createdBy === 'press') || (!isNew && !before)) return 'denied';
  if (after.isPressOnly || before?.isPressOnly) return 'denied';
  const reaches = (journal: string) =>
    can(person, kind.action, { journal, permissions: permissions.get(journal) });
  const was = before?.journals ?? [];
  // Each journal can remove itself from a record that several journals share.
  const isLeaving = after.journals.length > 0 && after.journals.every((each) => was.includes(each));
  const isTheirs =
    (after.journals.some(reaches) || isLeaving) &&
    (isNew || was.some(reaches)) &&
    different(was, after.journals).every(reaches);
  if (!isTheirs) return 'denied';
  const journals = was.filter((journal) => !reaches(journal));
  const fields = kind.shared.filter(
    (field) => before && !isDeepStrictEqual(before.data[field], after.data[field]),
  );
  return journals.length > 0 && (isWhole || fields.length > 0) ? { fields, journals } : 'allowed';
}

/** Whether a user may ever write records of this kind: checked before anything is read. */
export function requireRecordRight(
  { claims }: Asker,
  { action }: Pick<RecordKind, 'action'>,
): void {
  if (!claims.roles.some((role) => MATRIX[role][action] !== 'none')) {
    throw new Refused('access/denied');
  }
}

/**
 * Refuses users who may not write the record under the current settings of its journals. Throws `Refused`:
 * `access/denied`, `record/shared`.
 */
export async function requireWrite(
  db: Firestore,
  person: Asker,
  kind: RecordKind,
  change: RecordChange,
): Promise<void> {
  const journals = new Set([...(change.before?.journals ?? []), ...change.after.journals]);
  const isBound = !can(person, kind.action);
  const read = async (journal: string) => [journal, await readPermissions(db, journal)] as const;
  const reached = journalsFor(person.claims, kind.action);
  const theirs = [...journals].filter((journal) => reached.includes(journal));
  const permissions = new Map(isBound ? await Promise.all(theirs.map(read)) : []);
  const verdict = judge(person, kind, change, permissions);
  if (verdict === 'denied') throw new Refused('access/denied');
  if (verdict !== 'allowed') throw shared(kind, verdict);
  requireFieldRights(person, kind, change);
}

/** Refuses changes to fields that require a further right. In a new record, an empty field is not a change. */
function requireFieldRights(
  person: Asker,
  { fieldRights, schema }: RecordKind,
  { before, after }: RecordChange,
): void {
  const journals = [...new Set([...(before?.journals ?? []), ...after.journals])];
  const message = t('refusals.mayNotChange');
  const problems = fieldRights
    .filter(([field, action]) => {
      const was = before ? before.data[field] : schema.shape[field]?.safeParse(undefined).data;
      return (
        !isDeepStrictEqual(was, after.data[field]) &&
        !journals.every((journal) => can(person, action, { journal }))
      );
    })
    .map(([field]) => ({ field, message }));
  const field = problems[0]?.field;
  if (field !== undefined) throw new Refused('access/denied', { field, problems });
}

function shared({ noun }: RecordKind, { fields, journals }: Shared): Refused {
  const values = { noun, journals: formatList(journals) };
  const message = errorMessage('record/shared', values);
  const [field] = fields;
  return new Refused('record/shared', {
    values,
    ...(field === undefined
      ? {}
      : { field, problems: fields.map((each) => ({ field: each, message })) }),
  });
}
