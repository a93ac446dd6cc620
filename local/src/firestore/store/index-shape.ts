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
  const lacks = (field: FieldPath) =>
    !isDocumentId(field) && getField(document.fields, field) === undefined;
  if (shape.equal.some(lacks) || shape.ordered.some(({ field }) => lacks(field))) return [];
  if (!shape.contains) return [{ document, element: null }];
  const array = getField(document.fields, shape.contains);
  if (array?.kind !== 'array') return [];
  return distinctValues(array.values).map((element) => ({ document, element }));
}

/** A shape's entries put into its order. */
export function sortEntries(shape: IndexShape, entries: readonly IndexEntry[]): IndexEntry[] {
  const [keysOf, compare] = [keysIn(shape), compareKeys(shape)];
  return entries
    .map((entry) => ({ entry, keys: keysOf(entry) }))
    .sort((a, b) => compare(a.keys, b.keys) || compareNames(shape, a.entry, b.entry))
    .map(({ entry }) => entry);
}

/** The order of a shape's entries; only one document's own entry compares equal to itself. */
export function orderOfEntries(shape: IndexShape): OrderTo<IndexEntry> {
  const [keysOf, compare] = [keysIn(shape), compareKeys(shape)];
  return (entry) => {
    const keys = keysOf(entry);
    return (other) => compare(keysOf(other), keys) || compareNames(shape, other, entry);
  };
}

type Keys = readonly (Value | undefined)[];

/** What entries are sorted by, before their names. */
function keysIn(shape: IndexShape): (entry: IndexEntry) => Keys {
  const fields = [...shape.equal, ...shape.ordered.map(({ field }) => field)];
  const read = fields
    .filter((field) => !isDocumentId(field))
    .map((field) => {
      const [key = ''] = field;
      return field.length === 1
        ? ({ fields }: StoredDocument) => fields.get(key)
        : (document: StoredDocument) => getField(document.fields, field);
    });
  return ({ document, element }) => {
    const keys = read.map((one) => one(document));
    return element ? [element, ...keys] : keys;
  };
}

function compareKeys({ contains, equal, ordered }: IndexShape): (a: Keys, b: Keys) => number {
  const directions = ordered.map(({ direction }) => (direction === 'asc' ? 1 : -1));
  const signs = [...(contains ? [1] : []), ...equal.map(() => 1), ...directions];
  return (a, b) => {
    for (let i = 0; i < a.length; i++) {
      const [x, y] = [a[i], b[i]];
      const order = x && y && x !== y ? compareValues(x, y) : 0;
      if (order !== 0) return order * (signs[i] ?? 1);
    }
    return 0;
  };
}

function compareNames({ ordered }: IndexShape, a: IndexEntry, b: IndexEntry): number {
  const order = comparePaths(a.document.path, b.document.path);
  return ordered.at(-1)?.direction === 'desc' ? -order : order;
}
