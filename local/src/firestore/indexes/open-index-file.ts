import { z } from 'zod';
import { FirestoreError } from '../../values/errors.ts';
import type { Logger } from '../logger.ts';
import { checkEntries } from './check-entries.ts';
import { definitionsOf, type IndexDefinitions, IndexFile } from './definitions.ts';
import { type IndexEntry, indexEntry } from './index-entry.ts';
import type { IndexGuard, IndexUse } from './index-guard.ts';
import { missingEntry } from './missing-entry.ts';
import { neededIndexes } from './needed.ts';
import { servingIndexes } from './satisfy.ts';
import { watchFile } from './watched-file.ts';

/**
 * Asks for the indexes declared in a `firestore.indexes.json`, which is read again when it changes.
 * INDEXES_MALFORMED when it is not one.
 */
export function openIndexFile(file: string, log: Logger): IndexGuard {
  const definitionsNow = watchFile(
    file,
    (text) => parseDefinitions(file, text),
    (error) => log.warn(`The indexes stay as they were: ${String(error)}`),
  );
  const used = new Set<string>();
  return {
    check: (query, aggregated) => {
      const definitions = definitionsNow();
      for (const needed of neededIndexes(query, aggregated)) {
        const serving = servingIndexes(needed, definitions);
        if (serving) {
          for (const index of serving) used.add(nameOf(indexEntry(index)));
          continue;
        }
        const { list, entry } = missingEntry(needed, definitions);
        const advice = `Add to "${list}" in ${file}: ${JSON.stringify(entry)}`;
        log.warn(`a query on ${needed.collectionId} has no index. ${advice}`);
        throw new FirestoreError('FAILED_PRECONDITION', `The query requires an index. ${advice}`);
      }
    },
    checkDocument: (document) => checkEntries(document, definitionsNow),
    use: (): IndexUse => {
      const declared = definitionsNow().composites.map(indexEntry);
      return {
        used: declared.filter((entry) => used.has(nameOf(entry))),
        unused: declared.filter((entry) => !used.has(nameOf(entry))),
      };
    },
  };
}

/** The same for the same entry, also after the file was read again. */
function nameOf(entry: IndexEntry): string {
  return JSON.stringify(entry);
}

function parseDefinitions(file: string, text: string): IndexDefinitions {
  const parsed = IndexFile.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new Error(`INDEXES_MALFORMED: ${file}: ${z.prettifyError(parsed.error)}`);
  }
  return definitionsOf(parsed.data);
}

/** Undefined, which no schema takes, for what is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
