import type { RecordKind } from '@quire/model/records/record-kind';
import type { RecordKindName } from '@quire/model/records/record-kind-names';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { call } from '../../data/calls.ts';
import type { Row } from '../../data/live/office/list-request.ts';

/**
 * Saves one record of a list with some changed fields, for bulk actions.
 *
 * @throws CallError if it is refused, or another person has saved it since
 */
export async function saveChanged(
  name: RecordKindName,
  { id, record, revision }: Row<object>,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const kind: RecordKind = RECORD_KINDS[name];
  const data = Object.fromEntries(
    Object.entries({ ...record, ...changes }).filter(([field]) => kind.fields.includes(field)),
  );
  await call('saveRecord', { kind: name, id, base: revision, data });
}
