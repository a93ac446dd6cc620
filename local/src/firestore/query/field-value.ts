import { getField } from '../../values/fields.ts';
import { type FieldPath, isDocumentId } from '../../values/names/field-path.ts';
import type { Value } from '../../values/value.ts';
import type { StoredDocument } from '../store/document.ts';

/** A document's value for a query's field; `__name__` is its name as a reference. */
export function fieldValue(
  document: StoredDocument,
  field: FieldPath,
  root: string,
): Value | undefined {
  if (isDocumentId(field)) return { kind: 'reference', value: `${root}/${document.path}` };
  return getField(document.fields, field);
}
