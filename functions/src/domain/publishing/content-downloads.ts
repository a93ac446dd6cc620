import { createHash } from 'node:crypto';
import type { ContentFile, Download } from '@quire/model/entities/page';
import type { Ports } from '../../platform/database/ports.ts';
import { downloadType } from '../../platform/storage/published-file.ts';
import { IMMUTABLE } from '../figures/figure-variants.ts';
import { type ContentFolder, readOriginal } from './content-folder.ts';

/**
 * Publishes one file under the hash of its bytes. Undefined, with a log entry, if it is missing or of a type that the
 * press does not publish.
 */
export async function publishDownload(
  ports: Ports,
  folder: ContentFolder,
  file: ContentFile,
): Promise<Download | undefined> {
  const type = downloadType(file.name);
  if (!type) {
    const document = `${folder.collection}/${folder.id}`;
    ports.log.error('publish/file-refused', { document, file: file.name });
    return undefined;
  }
  const bytes = await readOriginal(ports, folder, file);
  if (!bytes) return undefined;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
  const name = `${hash}.${type.extension}`;
  const path = folder.pathOf(name);
  if (!(await ports.bucket.has(path))) {
    const headers = { contentType: type.contentType, cacheControl: IMMUTABLE };
    await ports.bucket.write(path, bytes, headers);
  }
  return {
    label: file.label || file.name,
    name: file.name,
    href: folder.addressOf(name),
    size: bytes.length,
    ...(file.version ? { version: file.version } : {}),
  };
}

/** The files that a page offers, in the record's order. */
export async function publishDownloads(
  ports: Ports,
  folder: ContentFolder,
  files: readonly ContentFile[],
): Promise<Download[]> {
  const made: Download[] = [];
  for (const file of files.filter(({ role }) => role === 'download')) {
    const download = await publishDownload(ports, folder, file);
    if (download) made.push(download);
  }
  return made;
}
