import { contentFilePath, MEDIA_PATH } from '@quire/model/collections';

/**
 * Whether a record may publish this file: it must be the record's own, or in the media library. The right
 * to write a record must not allow its writer to publish other files.
 */
export function mayPublish(
  path: string,
  { collection, id }: { readonly collection: string; readonly id: string },
): boolean {
  if (MEDIA_PATH.test(path)) return true;
  return path.startsWith(contentFilePath(collection, id, '')) && !path.includes('..');
}
