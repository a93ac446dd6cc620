import { invalid } from '../../values/errors.ts';
import { type FieldPath, isDocumentId, parseFieldPath } from '../../values/names/field-path.ts';
import { parseDocumentName } from '../../values/names/resource-name.ts';
import type { Value } from '../../values/value.ts';

/** Parses the path of a field that a query names; INVALID_ARGUMENT for a reserved name. */
export function parseQueryField(text: string): FieldPath {
  const path = parseFieldPath(text);
  if (!isDocumentId(path) && path.some((segment) => /^__.*__$/s.test(segment))) {
    throw invalid(`Field name "${text}" is reserved.`);
  }
  return path;
}

/** Refuses what a document's name cannot be compared with: all but the name of a document. */
export function checkNameValue(value: Value): void {
  if (value.kind !== 'reference') throw invalid('__key__ filter value must be a Key');
  parseDocumentName(value.value);
}
