import { parameters } from './parameters.ts';

/** The bucket of the daily export; null where nothing is exported, and on a developer's machine. */
export function backupBucket(): string | null {
  return parameters?.backupBucket.value().trim() || null;
}
