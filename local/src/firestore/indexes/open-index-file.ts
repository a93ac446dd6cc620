import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { FirestoreError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { definitionsOf, type IndexDefinitions, IndexFile } from './definitions.ts';
import { type IndexEntry, indexEntry } from './index-entry.ts';
import type { IndexGuard, IndexUse } from './index-guard.ts';
import { missingEntry } from './missing-entry.ts';
import { neededIndexes } from './needed.ts';
import { servingIndexes } from './satisfy.ts';

/**
 * Asks for the indexes declared in a `firestore.indexes.json`, which is read again when it changes.
 * INDEXES_MALFORMED when it is not one.
 */
export function openIndexFile(file: string, log: Logger): IndexGuard {
  let definitions = readDefinitions(file);
  let readAt = statSync(file).mtimeMs;
  const used = new Set<string>();

  const refresh = (): boolean => {
    const changedAt = statSync(file).mtimeMs;
    if (changedAt === readAt) return false;
    definitions = readDefinitions(file);
    readAt = changedAt;
    return true;
  };

  return {
    check: (query, aggregated) => {
      for (const needed of neededIndexes(query, aggregated)) {
        const serving =
          servingIndexes(needed, definitions) ??
          (refresh() ? servingIndexes(needed, definitions) : null);
        if (serving) {
          for (const index of serving) used.add(nameOf(indexEntry(index)));
          continue;
        }
        const { list, entry } = missingEntry(needed);
        const advice = `Add to "${list}" in ${file}: ${JSON.stringify(entry)}`;
        log.warn(`a query on ${needed.collectionId} has no index. ${advice}`);
        throw new FirestoreError('FAILED_PRECONDITION', `The query requires an index. ${advice}`);
      }
    },
    use: (): IndexUse => {
      const declared = definitions.composites.map(indexEntry);
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

function readDefinitions(file: string): IndexDefinitions {
  const parsed = IndexFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) {
    throw new Error(`INDEXES_MALFORMED: ${file}: ${z.prettifyError(parsed.error)}`);
  }
  return definitionsOf(parsed.data);
}
