import type { Context } from '../service.ts';
import type { Database } from '../store/database.ts';
import type { StoredDocument } from '../store/document.ts';
import type { Reading } from './consistency.ts';

/** Reads documents by path for a caller: locked if need be, judged by the rules, counted. */
export async function readDocuments(
  { service, caller }: Context,
  database: Database,
  reading: Reading,
  paths: readonly string[],
): Promise<readonly (StoredDocument | null)[]> {
  const documents = reading.transaction
    ? await service.store.transactions.read(reading.transaction, paths)
    : paths.map((path) => reading.view.get(path));
  const reads = paths.map((path, i) => ({ path, document: documents[i] ?? null }));
  service.guard.checkGets(caller, database, reads, reading.transaction);
  service.metrics.count(database.project, { reads: paths.length });
  return documents;
}
