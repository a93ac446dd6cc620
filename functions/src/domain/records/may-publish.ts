import { contentFilePath, MEDIA_PATH, originalDocId } from '@quire/model/collections';

/**
 * Whether a record may publish this file: it must be the record's own, or that of the text that it translates, or in
 * the media library. The right to write a record must not allow its writer to publish other files.
 */
export function mayPublish(
  path: string,
  { collection, id }: { readonly collection: string; readonly id: string },
): boolean {
  if (MEDIA_PATH.test(path)) return true;
  const own = [id, originalDocId(id)].map((each) => contentFilePath(collection, each, ''));
  return own.some((folder) => path.startsWith(folder)) && !path.includes('..');
}
