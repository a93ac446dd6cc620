import { distinctValues } from '../../values/distinct-values.ts';
import { getField } from '../../values/fields.ts';
import { LIMITS } from '../../values/limits.ts';
import { lastSegment, parentOf } from '../../values/names/document-path.ts';
import type { FieldPath } from '../../values/names/field-path.ts';
import { nameSize, valueSize } from '../../values/size.ts';
import type { Fields, Value } from '../../values/value.ts';
import { vectorOf } from '../../values/vector.ts';
import type { StoredDocument } from '../store/document.ts';
import type { CompositeIndex, IndexDefinitions } from './definitions.ts';
import { singleFieldIndexes } from './single-fields.ts';

/** Production has been seen to take 19,999 elements of one list, and not 20,000. */
export const ENTRIES_OF_ELEMENT = 2;

/** What a document's index entries come to. */
export interface Entries {
  readonly count: number;
  /** Of all of them together. */
  readonly bytes: number;
  readonly largest: number;
}

/** Counts and measures the index entries of a document. */
export function measureEntries(document: StoredDocument, definitions: IndexDefinitions): Entries {
  const collectionId = lastSegment(parentOf(document.path));
  const tally = new Tally(document.path);
  addSingles(tally, document, collectionId, definitions);
  for (const index of definitions.composites) {
    if (index.collectionId === collectionId) addComposite(tally, document, index);
  }
  return tally;
}

class Tally implements Entries {
  count = 0;
  bytes = 0;
  largest = 0;
  readonly #own: number;
  readonly #parent: number;

  constructor(path: string) {
    this.#own = nameSize(path);
    const parent = parentOf(parentOf(path));
    this.#parent = parent === '' ? 0 : nameSize(parent);
  }

  /** `bytes` are those of field names and values, and what the kind of index adds. */
  add(bytes: number, scope: CompositeIndex['scope'], count = 1): void {
    const size = bytes + this.#own + (scope === 'COLLECTION' ? this.#parent : 0);
    this.count += count;
    this.bytes += size;
    this.largest = Math.max(this.largest, size);
  }
}

function addSingles(
  tally: Tally,
  { fields }: StoredDocument,
  collectionId: string,
  definitions: IndexDefinitions,
): void {
  const addFields = (level: Fields, prefix: FieldPath): void => {
    for (const [key, value] of level) {
      const field = [...prefix, key];
      const name = field.reduce((sum, segment) => sum + Buffer.byteLength(segment) + 1, 0);
      for (const { scope, mode } of singleFieldIndexes(collectionId, field, definitions)) {
        const more = name + (scope === 'COLLECTION' ? 32 : 48);
        if (mode !== 'contains') tally.add(more + indexedSize(value), scope);
        else if (value.kind === 'array') {
          for (const element of distinctValues(value.values)) {
            tally.add(more + indexedSize(element), scope, ENTRIES_OF_ELEMENT);
          }
        }
      }
      if (value.kind === 'map' && !vectorOf(value)) addFields(value.fields, field);
    }
  };
  addFields(fields, []);
}

/** A document without one of the fields is not in the index; one with a list is, for each element. */
function addComposite(
  tally: Tally,
  { fields }: StoredDocument,
  { parts, scope }: CompositeIndex,
): void {
  let bytes = 32;
  let elements: readonly Value[] | null = null;
  // The name at the end is counted as that of the document.
  for (const { field, mode } of parts.slice(0, -1)) {
    const value = getField(fields, field);
    if (!value || (mode === 'contains' && value.kind !== 'array')) return;
    if (mode === 'contains' && value.kind === 'array') elements = distinctValues(value.values);
    else bytes += indexedSize(value);
  }
  if (!elements) tally.add(bytes, scope);
  for (const element of elements ?? []) tally.add(bytes + indexedSize(element), scope);
}

function indexedSize(value: Value): number {
  return Math.min(valueSize(value), LIMITS.indexedValueBytes);
}
