import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { decodeFields } from '../../values/decode.ts';
import { parseResourceName } from '../../values/names/resource-name.ts';
import { LogRecord } from '../durable/record.ts';
import type { Change } from '../store/document.ts';
import type { Store } from '../store/store.ts';
import { DOCUMENTS_FILE, FORMAT } from './export-data.ts';

const Metadata = z.object({
  format: z.literal(FORMAT),
  documents: z.literal(DOCUMENTS_FILE),
  lines: z.number(),
  sha256: z.string(),
});

const Line = LogRecord.options[0];

/**
 * Loads an export, given its metadata file as firebase-tools gives it, over what is there: all of
 * it or, when something is wrong, nothing. Fires no trigger. EXPORT_UNREADABLE for one that is not
 * ours, such as those of Google's emulator; EXPORT_DAMAGED for one that is not as it was written.
 */
export async function importData(store: Store, metadataFile: string): Promise<void> {
  const loads = readExport(metadataFile).map((line) => {
    const record = parseLine(line, metadataFile);
    const { project, database: id } = parseResourceName(record.db);
    const documents = record.put.map(([path, createTime, updateTime, fields]) => ({
      path,
      createTime,
      updateTime,
      fields: decodeFields(fields),
    }));
    return { project, id, time: record.time, documents };
  });
  for (const { project, id, time, documents } of loads) {
    const database = store.database(project, id);
    store.clock.advanceTo(time);
    const changes = documents.map(
      (after): Change => ({ path: after.path, before: database.get(after.path), after }),
    );
    await store.replace(database, changes);
  }
}

function readExport(metadataFile: string): string[] {
  const metadata = readMetadata(metadataFile);
  let documents: Buffer;
  try {
    documents = readFileSync(join(dirname(metadataFile), metadata.documents));
  } catch (error) {
    throw new Error(`EXPORT_DAMAGED: ${metadataFile}: ${String(error)}`);
  }
  const sha256 = createHash('sha256').update(documents).digest('hex');
  const lines = documents.toString('utf8').split('\n').slice(0, -1);
  if (sha256 !== metadata.sha256 || lines.length !== metadata.lines) {
    throw new Error(`EXPORT_DAMAGED: ${metadata.documents} beside ${metadataFile} was changed`);
  }
  return lines;
}

function readMetadata(file: string): z.infer<typeof Metadata> {
  try {
    return Metadata.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`EXPORT_UNREADABLE: ${file}: ${String(error)}`);
  }
}

function parseLine(line: string, metadataFile: string): z.infer<typeof Line> {
  try {
    return Line.parse(JSON.parse(line));
  } catch (error) {
    throw new Error(`EXPORT_DAMAGED: beside ${metadataFile}: ${String(error)}`);
  }
}
