import { LIMITS } from '../../values/limits.ts';
import type { Fields, Value } from '../../values/value.ts';

/** What there is in a document to be indexed, at most. */
export interface EntryBound {
  /** Fields at any depth, and elements. */
  readonly nodes: number;
  /** Of an entry that held all of them. */
  readonly bytes: number;
}

const FIXED_BYTES = 16;
const MAX_UTF8 = 3;

/** Looks at a document once, without reading its texts: cheap enough for every write. */
export function entryBound(path: string, fields: Fields): EntryBound {
  let nodes = 0;
  // Its own name and its parent's, and what an entry has besides.
  let bytes = 2 * textBound(path) + 6 * FIXED_BYTES;
  const visit = (value: Value): void => {
    nodes++;
    switch (value.kind) {
      case 'string':
      case 'reference':
        bytes += Math.min(textBound(value.value) + FIXED_BYTES, LIMITS.indexedValueBytes);
        return;
      case 'bytes':
        bytes += Math.min(value.value.length, LIMITS.indexedValueBytes);
        return;
      case 'array':
        for (const item of value.values) visit(item);
        return;
      case 'map':
        bytes += 2 * FIXED_BYTES;
        for (const [key, inner] of value.fields) {
          bytes += textBound(key);
          visit(inner);
        }
        return;
      default:
        bytes += FIXED_BYTES;
    }
  };
  visit({ kind: 'map', fields });
  return { nodes, bytes };
}

/** Whether a document could break a limit, if each node has so many entries. */
export function couldExceed({ nodes, bytes }: EntryBound, entriesOfNode: number): boolean {
  const entries = nodes * entriesOfNode;
  return (
    entries > LIMITS.indexEntries ||
    bytes > LIMITS.indexEntryBytes ||
    entries * bytes > LIMITS.indexEntriesBytes
  );
}

function textBound(text: string): number {
  return text.length * MAX_UTF8 + 1;
}
