/** Where a content document's files are, for staff and for readers. */
import { publishedContentPath } from '@quire/model/collections';
import type { ContentFile } from '@quire/model/entities/page';
import { contentMediaPath } from '@quire/model/paths';
import type { Ports } from '../../platform/database/ports.ts';
import { mayPublish } from '../records/may-publish.ts';

export interface ContentFolder {
  readonly collection: string;
  readonly id: string;
  /** The path in Storage of a published file. */
  pathOf(name: string): string;
  /** On the press's own host. */
  addressOf(name: string): string;
}

export const contentFolder = (collection: string, id: string): ContentFolder => ({
  collection,
  id,
  pathOf: (name) => publishedContentPath(collection, id, name),
  addressOf: (name) => contentMediaPath(collection, id, name),
});

/**
 * The bytes of an original. Null, with a log entry, if it is missing, or outside the document's own files and the media
 * library.
 */
export async function readOriginal(
  ports: Ports,
  { collection, id }: ContentFolder,
  file: Pick<ContentFile, 'name' | 'path'>,
): Promise<Uint8Array | null> {
  const report = (code: string) => {
    ports.log.error(code, { document: `${collection}/${id}`, file: file.name });
    return null;
  };
  if (!mayPublish(file.path, { collection, id })) return report('publish/file-elsewhere');
  return (await ports.bucket.read(file.path)) ?? report('publish/file-missing');
}
