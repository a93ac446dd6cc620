import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { LogRecord } from '../durable/record.ts';
import type { Change, StoredDocument } from '../store/document.ts';
import type { Store } from '../store/store.ts';
import { decodeFields } from '../values/decode.ts';
import { FORMAT } from './export-data.ts';

const Metadata = z.object({ format: z.literal(FORMAT), documents: z.string() });

/**
 * Loads an export, given its metadata file as firebase-tools gives it, over what is there. Fires no
 * trigger. EXPORT_UNREADABLE for one that is not ours, such as those of Google's emulator.
 */
export async function importData(store: Store, metadataFile: string): Promise<void> {
  for (const line of readLines(metadataFile)) {
    const record = LogRecord.parse(JSON.parse(line));
    if (!('db' in record)) continue;
    const [, project = '', , id = ''] = record.db.split('/');
    const database = store.database(project, id);
    store.clock.advanceTo(record.time);
    const changes = record.put.map(([path, createTime, updateTime, fields]): Change => {
      const after: StoredDocument = { path, createTime, updateTime, fields: decodeFields(fields) };
      return { path, before: database.get(path), after };
    });
    await store.replace(database, changes);
  }
}

function readLines(metadataFile: string): string[] {
  try {
    const metadata = Metadata.parse(JSON.parse(readFileSync(metadataFile, 'utf8')));
    const documents = readFileSync(join(dirname(metadataFile), metadata.documents), 'utf8');
    return documents.split('\n').filter((line) => line !== '');
  } catch (error) {
    throw new Error(`EXPORT_UNREADABLE: ${metadataFile}: ${String(error)}`);
  }
}
