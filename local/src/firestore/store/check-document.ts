import { type FirestoreError, invalid } from '../../values/errors.ts';
import { LIMITS } from '../../values/limits.ts';
import { type FieldPath, formatFieldPath } from '../../values/names/field-path.ts';
import { documentSize, valueSize } from '../../values/size.ts';
import type { Fields, Value } from '../../values/value.ts';
import { vectorOf } from '../../values/vector.ts';

/** Where in a document a value is; `bytes` is the length of the path so far. */
interface Place {
  readonly path: FieldPath;
  readonly bytes: number;
  /** Maps and arrays around it. */
  readonly depth: number;
}

const TOP: Place = { path: [], bytes: -1, depth: 0 };

/**
 * Refuses, with INVALID_ARGUMENT, a document that Firestore would not store: the documented limits
 * on names, sizes and nesting. Asked of the document as a write leaves it, since masks and
 * transforms can make one that no request held.
 */
export function checkDocument(name: string, path: string, fields: Fields): void {
  checkFields(fields, TOP);
  for (const [key, value] of fields) {
    const isCompound = value.kind === 'map' || value.kind === 'array';
    if (isCompound && valueSize(value) > LIMITS.fieldValueBytes) throw tooLong([key]);
  }
  const size = documentSize(path, fields);
  if (size > LIMITS.documentBytes) {
    const [is, allowed] = [size, LIMITS.documentBytes].map((n) => n.toLocaleString('en-US'));
    throw invalid(
      `Document '${name}' cannot be written because its size (${is} bytes) exceeds the maximum allowed size of ${allowed} bytes.`,
    );
  }
}

function checkFields(fields: Fields, place: Place): void {
  for (const [key, value] of fields) {
    checkName(key);
    const bytes = place.bytes + 1 + Buffer.byteLength(key);
    if (bytes > LIMITS.fieldPathBytes) {
      throw invalid(`A field path is longer than ${LIMITS.fieldPathBytes} bytes.`);
    }
    checkValue(value, { path: [...place.path, key], bytes, depth: place.depth });
  }
}

function checkName(key: string): void {
  if (key === '') throw invalid('A field name is empty.');
  if (/^__.*__$/s.test(key)) throw invalid(`Field name "${key}" is reserved.`);
  if (!key.isWellFormed()) throw invalid('A field name is not valid UTF-8.');
  if (Buffer.byteLength(key) > LIMITS.fieldNameBytes) {
    throw invalid(`A field name is longer than ${LIMITS.fieldNameBytes} bytes.`);
  }
}

function checkValue(value: Value, place: Place): void {
  if (value.kind === 'string' || value.kind === 'bytes') checkLength(value, place);
  if (value.kind !== 'array' && value.kind !== 'map') return;
  const vector = vectorOf(value);
  if (vector) {
    checkVector(vector, place);
    return;
  }
  const inside = { ...place, depth: place.depth + 1 };
  if (inside.depth > LIMITS.nesting) {
    throw invalid(`Property ${place.path[0]} contains an invalid nested entity.`);
  }
  if (value.kind === 'map') checkFields(value.fields, inside);
  else {
    for (const item of value.values) {
      if (item.kind === 'array') {
        throw invalid('Cannot convert an array value in an array value.');
      }
      checkValue(item, { ...inside, bytes: -1 });
    }
  }
}

function checkLength(value: Extract<Value, { kind: 'string' | 'bytes' }>, place: Place): void {
  const length = value.kind === 'string' ? Buffer.byteLength(value.value) : value.value.length;
  if (length > LIMITS.fieldValueBytes) throw tooLong(place.path);
}

function checkVector(elements: readonly Value[], { path }: Place): void {
  const field = formatFieldPath(path);
  if (elements.length > LIMITS.vectorDimensions) {
    throw invalid(`Vector "${field}" has more than ${LIMITS.vectorDimensions} dimensions.`);
  }
  if (elements.some(({ kind }) => kind !== 'double' && kind !== 'integer')) {
    throw invalid(`Vector "${field}" has an element that is not a number.`);
  }
}

function tooLong(path: FieldPath): FirestoreError {
  const field = formatFieldPath(path);
  return invalid(
    `The value of property "${field}" is longer than ${LIMITS.fieldValueBytes} bytes.`,
  );
}
