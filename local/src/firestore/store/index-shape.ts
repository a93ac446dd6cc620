import { comparePaths } from '../names/document-path.ts';
import { type FieldPath, formatFieldPath, isDocumentId } from '../names/field-path.ts';
import type { Value } from '../value.ts';
import { distinctValues } from '../values/distinct-values.ts';
import { getField } from '../values/fields.ts';
import { compareValues } from '../values/order.ts';
import type { StoredDocument } from './document.ts';
import type { OrderTo } from './sorted-list.ts';

/**
 * What an index sorts by: an element of an array, then fields whose value queries know, then the
 * fields they are ordered by. It ends with the name, and its first order ascends: the opposite is
 * the same index read backwards.
 */
export interface IndexShape {
  readonly contains: FieldPath | null;
  readonly equal: readonly FieldPath[];
  readonly ordered: readonly { readonly field: FieldPath; readonly direction: 'asc' | 'desc' }[];
}

/** A document in an index: once, or once for each distinct element of the array. */
export interface IndexEntry {
  readonly document: StoredDocument;
  readonly element: Value | null;
}

/** Two shapes with one key are the same index. */
export function shapeKey({ contains, equal, ordered }: IndexShape): string {
  return JSON.stringify([
    contains && formatFieldPath(contains),
    equal.map(formatFieldPath),
    ordered.map(({ field, direction }) => [formatFieldPath(field), direction]),
  ]);
}

/** A document's entries: none when it lacks one of the fields. */
export function entriesOf(shape: IndexShape, document: StoredDocument): IndexEntry[] {
  if (!hasAll(shape, document)) return [];
  if (!shape.contains) return [{ document, element: null }];
  const array = getField(document.fields, shape.contains);
  if (array?.kind !== 'array') return [];
  return distinctValues(array.values).map((element) => ({ document, element }));
}

/** Whether a document has every field of a shape, its array aside. */
export function hasAll({ equal, ordered }: IndexShape, { fields }: StoredDocument): boolean {
  const has = (field: FieldPath) => isDocumentId(field) || getField(fields, field) !== undefined;
  return equal.every(has) && ordered.every(({ field }) => has(field));
}

/** The order of a shape's entries; only one document's own entry compares equal to itself. */
export function orderOfEntries(shape: IndexShape): OrderTo<IndexEntry> {
  const columns = columnsOf(shape);
  const order = nameOrder(shape);
  return ({ document, element }) => {
    const keys = columns.map(({ read }) => read(document));
    return (other) => {
      if (element && other.element) {
        const result = compareValues(other.element, element);
        if (result !== 0) return result;
      }
      for (let i = 0; i < columns.length; i++) {
        const [column, key] = [columns[i], keys[i]];
        const value = column?.read(other.document);
        const result = column && value && key ? column.sign * compareValues(value, key) : 0;
        if (result !== 0) return result;
      }
      return order(other.document.path, document.path);
    };
  };
}

/** A field that entries are sorted by, before their names. */
export interface Column {
  readonly read: (document: StoredDocument) => Value | undefined;
  readonly sign: 1 | -1;
}

/** A shape's fields in the order they are compared. */
export function columnsOf({ equal, ordered }: IndexShape): Column[] {
  const all = [...equal.map((field) => ({ field, direction: 'asc' })), ...ordered];
  return all
    .filter(({ field }) => !isDocumentId(field))
    .map(({ field, direction }): Column => {
      const [key = ''] = field;
      const read: Column['read'] =
        field.length === 1
          ? ({ fields }) => fields.get(key)
          : ({ fields }) => getField(fields, field);
      return { read, sign: direction === 'asc' ? 1 : -1 };
    });
}

/** The order of the names of documents that are alike otherwise. */
export function nameOrder({ ordered }: IndexShape): (a: string, b: string) => number {
  const isDescending = ordered.at(-1)?.direction === 'desc';
  return isDescending ? (a, b) => comparePaths(b, a) : comparePaths;
}
