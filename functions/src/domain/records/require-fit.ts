/** What prevents a change, whoever makes it. All of it throws `Refused`. */

import { isDeepStrictEqual } from 'node:util';
import { t } from '@quire/model/messages/t';
import type { RecordFacts, RecordKind } from '@quire/model/records/record-kind';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { Refused } from '../../platform/errors/refused.ts';
import { strayFiles } from './stored-paths.ts';
import { type StoredRecord, storedRecord } from './stored-record.ts';

/** Checks the key of a record, its fixed fields and the files it names. */
export function requireOwnPlace(
  kind: RecordKind,
  ref: DocumentReference,
  before: StoredRecord | null,
  after: RecordFacts,
): void {
  const values = { noun: kind.noun };
  if (after.id !== null && after.id !== ref.id) throw new Refused('record/key-fixed', { values });
  const changed = before
    ? kind.fixed.filter((field) => !isDeepStrictEqual(before.written[field], after.data[field]))
    : [];
  const problems = [
    ...changed.map((field) => ({ field, message: t('refusals.fixedField') })),
    ...strayFiles(after.data, { collection: kind.collection, id: ref.id }),
  ];
  const field = problems[0]?.field;
  if (field !== undefined) throw new Refused('input/invalid', { field, problems });
}

/** Its status must follow from the previous one, or be an initial one. */
export function requireMove(
  kind: RecordKind,
  before: RecordFacts | null,
  { status }: RecordFacts,
): void {
  const { moves, noun } = kind;
  const [start] = Object.keys(moves);
  if (status === undefined || start === undefined) return;
  const from = before ? before.status : start;
  // A record that does not match the current schema is corrected by the next save.
  if (from === undefined || from === status || moves[from]?.includes(status)) return;
  if (before) throw new Refused('record/wrong-move', { values: { noun, from, to: status } });
  throw new Refused('record/wrong-start', { values: { noun, to: status } });
}

/** The greatest depth of categories. */
const DEPTH = 8;

async function requireAbove(tx: Transaction, kind: RecordKind, ref: DocumentReference, id: string) {
  let above: string | undefined = id;
  for (let level = 0; above !== undefined; level += 1) {
    if (above === ref.id || level > DEPTH) throw new Refused('record/circle');
    const found = storedRecord(kind, await tx.get(ref.parent.doc(above)));
    if (!found || found.keeping.deletedAt !== undefined) {
      const values = { noun: kind.noun, path: `${ref.parent.id}/${above}` };
      throw new Refused('record/needs', { values });
    }
    above = found.facts?.above;
  }
}

/** What it belongs to must exist, and its unique values must not be used elsewhere. Reads only. */
export async function requireNeighbours(
  db: Firestore,
  tx: Transaction,
  kind: RecordKind,
  ref: DocumentReference,
  { needs, above, unique }: RecordFacts,
): Promise<void> {
  const { noun } = kind;
  for (const { path, fields = {}, lists = {} } of needs) {
    const needed = await tx.get(db.doc(path));
    const isListed = Object.entries(lists).every(([field, value]) => {
      const list: unknown = needed.get(field);
      return Array.isArray(list) && list.includes(value);
    });
    const isSame = Object.entries(fields).every(([field, value]) => needed.get(field) === value);
    if (!needed.exists || needed.get('deletedAt') !== undefined || !isListed || !isSame) {
      throw new Refused('record/needs', { values: { noun, path } });
    }
  }
  if (above !== undefined) await requireAbove(tx, kind, ref, above);
  if (!unique) return;
  const same = ref.parent.where(unique.field, '==', unique.value).limit(2);
  const { docs } = await tx.get(same);
  if (docs.some((each) => each.id !== ref.id)) {
    const { field } = unique;
    const problems = [{ field, message: t('refusals.notUnique') }];
    throw new Refused('record/not-unique', { field, problems, values: { noun, field } });
  }
}
