import { invalid } from '../../values/errors.ts';
import { LIMITS } from '../../values/limits.ts';
import { lastSegment, parentOf } from '../../values/names/document-path.ts';
import type { StoredDocument } from '../store/document.ts';
import type { IndexDefinitions } from './definitions.ts';
import { couldExceed, entryBound } from './entry-bound.ts';
import { ENTRIES_OF_ELEMENT, measureEntries } from './measure-entries.ts';

/** As many indexes of one collection are rare: with fewer, most documents need no second look. */
const MANY_INDEXES = 100;
/** Of the indexes that a field has without being asked for: up and down, or twice as an element. */
const AUTOMATIC_ENTRIES = 2;

/**
 * Refuses, with INVALID_ARGUMENT, a document with too many or too large index entries, counted and
 * measured as in firebase.google.com/docs/firestore/query-data/index-overview#index_entries and
 * firebase.google.com/docs/firestore/storage-size#index-entry-size.
 */
export function checkEntries(
  document: StoredDocument,
  definitionsNow: () => IndexDefinitions,
): void {
  const bound = entryBound(document.path, document.fields);
  if (!couldExceed(bound, MANY_INDEXES)) return;
  const definitions = definitionsNow();
  const collectionId = lastSegment(parentOf(document.path));
  const composites = definitions.composites.filter((index) => index.collectionId === collectionId);
  if (!couldExceed(bound, mostEntries(definitions) + composites.length)) return;
  const { count, bytes, largest } = measureEntries(document, definitions);
  if (largest > LIMITS.indexEntryBytes) throw invalid('Index entry is too large.');
  if (count > LIMITS.indexEntries) {
    throw invalid(`too many index entries for entity /${document.path}`);
  }
  if (bytes > LIMITS.indexEntriesBytes) {
    throw invalid(
      `The index entries of entity /${document.path} are larger than ${LIMITS.indexEntriesBytes} bytes.`,
    );
  }
}

/** How many entries a field or an element can have in single-field indexes. */
function mostEntries({ overrides }: IndexDefinitions): number {
  const own = [...overrides.values()].map((singles) => singles.length * ENTRIES_OF_ELEMENT);
  return Math.max(AUTOMATIC_ENTRIES, ...own);
}
