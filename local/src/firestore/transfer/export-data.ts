import { createHash } from 'node:crypto';
import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { invalid } from '../../values/errors.ts';
import { recordLines } from '../durable/record-lines.ts';
import type { Store } from '../store/store.ts';

/** What an export's metadata file says, so that an import knows its own. */
export const FORMAT = 'local-firestore-export-1';
export const DOCUMENTS_FILE = 'documents.jsonl';
/** Stands for all projects in place of a project id. */
const ALL_PROJECTS = '-';

/**
 * Writes all databases of a project (`-`: of all projects) into `folder/name`: `documents.jsonl`,
 * each line `{db, time, put: [[path, created, updated, fields], …]}` with times in microseconds and
 * fields as in REST, and, when that is complete, `name.overall_export_metadata` (JSON that names the
 * format, the number of lines and their SHA-256). Fails when the store does.
 */
export async function exportData(
  store: Store,
  project: string,
  folder: string,
  name: string,
): Promise<void> {
  if (name === '' || /[/\\]/.test(name)) throw invalid(`"${name}" cannot name an export.`);
  const states = [...store.databases()]
    .filter((database) => project === ALL_PROJECTS || database.project === project)
    .map(recordLines);
  await store.settled();
  const target = join(folder, name);
  const metadataFile = join(target, `${name}.overall_export_metadata`);
  await mkdir(target, { recursive: true });
  // Until the documents are all there it must not look as if they were.
  await rm(metadataFile, { force: true });
  const file = await open(join(target, DOCUMENTS_FILE), 'w');
  const hash = createHash('sha256');
  let lines = 0;
  try {
    for (const state of states) {
      for (const line of state) {
        hash.update(line);
        lines++;
        await file.appendFile(line);
      }
    }
    await file.sync();
  } finally {
    await file.close();
  }
  const sha256 = hash.digest('hex');
  const metadata = { format: FORMAT, project, documents: DOCUMENTS_FILE, lines, sha256 };
  await writeFile(metadataFile, `${JSON.stringify(metadata)}\n`);
}
