import { FirestoreError } from '../../values/errors.ts';
import { deleteField, getField, setField } from '../../values/fields.ts';
import type { Micros } from '../../values/micros.ts';
import type { Fields, Value } from '../../values/value.ts';
import type { StoredDocument } from './document.ts';
import { transformField } from './transform.ts';
import type { Precondition, Write } from './write.ts';

/** The fields a write leaves behind (null: no document) and its transforms' results. */
export function applyWrite(
  before: StoredDocument | null,
  write: Write,
  now: Micros,
): { fields: Fields | null; transformResults: readonly Value[] } {
  if (write.kind !== 'set') {
    const kept = write.kind === 'verify' ? before?.fields : null;
    return { fields: kept ?? null, transformResults: [] };
  }
  let fields = write.mask === null ? write.fields : merge(before, write.fields, write.mask);
  const transformResults = write.transforms.map((transform) => {
    const { value, result } = transformField(getField(fields, transform.field), transform, now);
    fields = setField(fields, transform.field, value);
    return result;
  });
  return { fields, transformResults };
}

function merge(
  before: StoredDocument | null,
  fields: Fields,
  mask: readonly (readonly string[])[],
) {
  let merged: Fields = before?.fields ?? new Map();
  for (const path of mask) {
    const value = getField(fields, path);
    merged = value === undefined ? deleteField(merged, path) : setField(merged, path, value);
  }
  return merged;
}

/** The refusal a precondition calls for, or null when it holds. */
export function checkPrecondition(
  name: string,
  before: StoredDocument | null,
  precondition: Precondition,
): FirestoreError | null {
  switch (precondition.kind) {
    case 'none':
      return null;
    case 'exists':
      if (precondition.exists === (before !== null)) return null;
      return precondition.exists
        ? new FirestoreError('NOT_FOUND', `No document to update: ${name}`)
        : new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
    case 'updateTime':
      if (before?.updateTime === precondition.updateTime) return null;
      return new FirestoreError(
        'FAILED_PRECONDITION',
        `The stored version of ${name} does not match the required base version.`,
      );
  }
}
