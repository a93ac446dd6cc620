import { contentFilePath, MEDIA_PATH } from '@quire/model/collections';

/**
 * Whether a record may publish this file: one of its own, or of the media library. Who may write a record
 * may not thereby publish anything else.
 */
export function mayPublish(
  path: string,
  { collection, id }: { readonly collection: string; readonly id: string },
): boolean {
  if (MEDIA_PATH.test(path)) return true;
  return path.startsWith(contentFilePath(collection, id, '')) && !path.includes('..');
}
