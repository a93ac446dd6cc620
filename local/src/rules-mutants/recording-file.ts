import { readFile, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { RecordedRequest } from '../recorded-requests/recorded-request.ts';

/**
 * Writes a file that only this version of the program reads. Documents that requests share are in it
 * once, and so are the rules that were asked.
 */
export function writeRecording(file: string, records: readonly RecordedRequest[]): Promise<void> {
  const sources = [...new Set(records.map(({ source }) => source))];
  const places = new Map(sources.map((source, i) => [source, i]));
  const asked = records.map((record) => ({ ...record, source: places.get(record.source) }));
  return writeFile(file, serialize({ sources, asked }));
}

/** @throws Error RECORDING_UNREADABLE where there is no such file, or it is another */
export async function readRecording(file: string): Promise<readonly RecordedRequest[]> {
  const read = await readFile(file)
    .then((bytes): unknown => deserialize(bytes))
    .catch((error: unknown) => refuse(file, error instanceof Error ? error.message : 'unknown'));
  if (!isRecording(read)) return refuse(file, 'it is no recording');
  return read.asked.map((record) => {
    const source = read.sources[record.source];
    return source === undefined ? refuse(file, 'rules are missing in it') : { ...record, source };
  });
}

interface Recording {
  readonly sources: readonly string[];
  readonly asked: readonly (Numbered<RecordedRequest> & { readonly source: number })[];
}
type Numbered<Kind> = Kind extends RecordedRequest ? Omit<Kind, 'source'> : never;

const isRecording = (read: unknown): read is Recording =>
  typeof read === 'object' && read !== null && 'sources' in read && 'asked' in read;

function refuse(file: string, why: string): never {
  throw new Error(`RECORDING_UNREADABLE: ${file}: ${why}`);
}
