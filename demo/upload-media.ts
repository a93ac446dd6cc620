import { mediaUploadPath } from '@quire/model/collections';
import type { Media } from '@quire/model/entities/media';
import { addMedia } from '../functions/src/domain/records/add-media.ts';
import type { RecordPorts } from '../functions/src/domain/records/ports.ts';

const ADMIN = { uid: 'demo-admin', claims: { roles: ['admin'], grants: {} } } as const;

interface Upload {
  /** Of the upload: of two at once, each has its own. */
  readonly upload: string;
  readonly name: string;
  readonly title: string;
  /** Of a picture. */
  readonly alt: string;
  readonly contentType: string;
}

/** Takes a file into the media library as staff upload one, and says what it is kept as. */
export async function uploadMedia(
  ports: RecordPorts,
  { contentType, ...asked }: Upload,
  bytes: Uint8Array,
): Promise<Media> {
  const headers = { contentType, cacheControl: 'private' };
  await ports.bucket.write(mediaUploadPath(ADMIN.uid, asked.upload), bytes, headers);
  return (await addMedia(ports, ADMIN, asked)).media;
}

/** A picture of the library, as a record that shows it names it. */
export function imageOf(media: Media, alt: string, name = media.name) {
  const { path, contentType, size, sha256, width, height } = media;
  const image = { name, path, contentType, size, sha256, alt };
  return { ...image, ...(width && { width }), ...(height && { height }) };
}
