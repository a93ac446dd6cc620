import { readFile, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { RecordedRequest } from './recorded-request.ts';

/** A file that only this version of the program reads: documents that requests share are in it once. */
export const writeRecording = (file: string, records: readonly RecordedRequest[]): Promise<void> =>
  writeFile(file, serialize(records));

/** @throws Error RECORDING_UNREADABLE where there is no such file, or it is another */
export async function readRecording(file: string): Promise<readonly RecordedRequest[]> {
  try {
    const records: unknown = deserialize(await readFile(file));
    if (Array.isArray(records)) return records;
  } catch (error) {
    throw new Error(
      `RECORDING_UNREADABLE: ${file}: ${error instanceof Error ? error.message : ''}`,
    );
  }
  throw new Error(`RECORDING_UNREADABLE: ${file}: it is no recording`);
}
