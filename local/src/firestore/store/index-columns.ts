import { distinctValues } from '../../values/distinct-values.ts';
import { getField } from '../../values/fields.ts';
import { comparePaths } from '../../values/names/document-path.ts';
import { type FieldPath, isDocumentId } from '../../values/names/field-path.ts';
import { compareValues } from '../../values/order.ts';
import type { Value } from '../../values/value.ts';
import type { StoredDocument } from './document.ts';
import type { IndexShape } from './index-shape.ts';

/** A document in an index: once, or once for each distinct element of the array. */
export interface ColumnEntry {
  readonly document: StoredDocument;
  /** What its first columns hold, which decide most comparisons without a look into the document. */
  readonly first: Value | undefined;
  readonly second: Value | undefined;
}

/** A field that entries are sorted by. */
interface Column {
  readonly read: (document: StoredDocument) => Value | undefined;
  readonly sign: 1 | -1;
}

/** The columns of an index: an element of the array where it has one, then fields, at last the name. */
export class IndexColumns {
  readonly array: FieldPath | null;
  /** Without the array. */
  readonly fields: readonly Column[];
  readonly #isDescendingByName: boolean;

  constructor({ contains, equal, ordered }: IndexShape) {
    this.array = contains;
    this.fields = [...equal.map((field) => ({ field, direction: 'asc' })), ...ordered]
      .filter(({ field }) => !isDocumentId(field))
      .map(({ field, direction }) => ({
        read: reader(field),
        sign: direction === 'asc' ? 1 : -1,
      }));
    this.#isDescendingByName = ordered.at(-1)?.direction === 'desc';
  }

  /** A document's entries: none when it lacks one of the fields. */
  entriesOf(document: StoredDocument): ColumnEntry[] {
    if (!this.holds(document)) return [];
    const [one, other] = this.fields;
    const first = one?.read(document);
    if (!this.array) return [{ document, first, second: other?.read(document) }];
    const array = getField(document.fields, this.array);
    if (array?.kind !== 'array') return [];
    return distinctValues(array.values).map((element) => ({
      document,
      first: element,
      second: first,
    }));
  }

  /** Whether a document has every field, the array aside. */
  holds(document: StoredDocument): boolean {
    return this.fields.every(({ read }) => read(document) !== undefined);
  }

  /** What an entry has in a column. */
  keyOf({ document, first, second }: ColumnEntry, column: number): Value | undefined {
    if (column === 0) return first;
    if (column === 1) return second;
    return this.fields[this.array ? column - 1 : column]?.read(document);
  }

  /** How others lie to an entry; only one document's own entry compares equal to itself. */
  orderTo(entry: ColumnEntry): (other: ColumnEntry) => number {
    const signs = [...(this.array ? [1] : []), ...this.fields.map(({ sign }) => sign)];
    const keys = signs.map((_, i) => this.keyOf(entry, i));
    return (other) => {
      for (let i = 0; i < signs.length; i++) {
        const [value, key] = [this.keyOf(other, i), keys[i]];
        const order = value && key ? compareValues(value, key) : 0;
        if (order !== 0) return order * (signs[i] ?? 1);
      }
      return this.compareNames(other.document, entry.document);
    };
  }

  /** The order of documents that are alike otherwise. */
  compareNames(a: StoredDocument, b: StoredDocument): number {
    return this.#isDescendingByName ? comparePaths(b.path, a.path) : comparePaths(a.path, b.path);
  }
}

function reader(field: FieldPath): Column['read'] {
  const [key = ''] = field;
  if (field.length === 1) return ({ fields }) => fields.get(key);
  return ({ fields }) => getField(fields, field);
}
