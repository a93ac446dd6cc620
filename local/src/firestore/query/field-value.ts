import { type FieldPath, isDocumentId } from '../names/field-path.ts';
import type { StoredDocument } from '../store/document.ts';
import type { Value } from '../value.ts';
import { getField } from '../values/fields.ts';

/** A document's value for a query's field; `__name__` is its name as a reference. */
export function fieldValue(
  document: StoredDocument,
  field: FieldPath,
  root: string,
): Value | undefined {
  if (isDocumentId(field)) return { kind: 'reference', value: `${root}/${document.path}` };
  return getField(document.fields, field);
}
