import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { contentFilePath } from '@quire/model/collections';
import type { ContentFile } from '@quire/model/entities/page';

/** A file of a content document: what its record says of it, and the bytes to upload. */
export interface DemoFile {
  described: ContentFile;
  bytes: Uint8Array;
}

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

/** The names of all files in a folder and those below it; none where there is no folder. */
export async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Reads one file of a document. Rejects where it is not there. */
export async function readContentFile(
  document: { collection: string; id: string },
  folder: string,
  file: Pick<ContentFile, 'role' | 'name'> & { label?: string },
): Promise<DemoFile> {
  const bytes = await readFile(join(folder, file.name));
  const extension = file.name.split('.').at(-1) ?? '';
  return {
    bytes,
    described: {
      label: '',
      ...file,
      path: contentFilePath(document.collection, document.id, file.name),
      contentType: TYPES[extension] ?? 'application/octet-stream',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
  };
}
