import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordOf } from '../durable/record.ts';
import { toJson } from '../rest/send.ts';
import type { Store } from '../store/store.ts';

/** What an export's metadata file says, so that an import knows its own. */
export const FORMAT = 'local-firestore-export-1';
export const DOCUMENTS_FILE = 'documents.jsonl';

const BATCH = 500;

/**
 * Writes all databases of a project into `folder/name`: `name.overall_export_metadata` (JSON that
 * names the format) and `documents.jsonl`, each line `{db, time, put: [[path, created, updated,
 * fields], …]}` with times in microseconds and fields as in REST.
 */
export async function exportData(
  store: Store,
  project: string,
  folder: string,
  name: string,
): Promise<void> {
  const target = join(folder, name);
  await mkdir(target, { recursive: true });
  const lines: string[] = [];
  for (const database of store.databases()) {
    if (database.project !== project) continue;
    const documents = [...database.all()];
    for (let i = 0; i < documents.length; i += BATCH) {
      const put = documents.slice(i, i + BATCH).map(recordOf);
      lines.push(`${toJson({ db: database.root, time: database.lastCommit, put })}\n`);
    }
  }
  await writeFile(join(target, DOCUMENTS_FILE), lines);
  const metadata = { format: FORMAT, project, documents: DOCUMENTS_FILE };
  await writeFile(join(target, `${name}.overall_export_metadata`), `${JSON.stringify(metadata)}\n`);
}
