import { contentFilePath } from '@quire/model/collections';

/** In the media library: named by its bytes. */
const MEDIA_PATH = /^media\/[0-9a-f]{64}\.[a-z0-9]{1,8}$/;

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
