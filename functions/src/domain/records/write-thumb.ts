import { mediaThumbPath } from '@quire/model/collections';
import type { Bucket } from '../../platform/storage/bucket.ts';

/** The office's thumbnail of an image in lists: as wide as a card on a high-density screen. */
const WIDTH = 360;
const HELD = 'private, max-age=31536000, immutable';

/** Writes the thumbnail of an image in the media library, if there is none yet. */
export async function writeThumb(bucket: Bucket, sha256: string, image: Uint8Array): Promise<void> {
  const path = mediaThumbPath(sha256);
  if (await bucket.has(path)) return;
  const { default: sharp } = await import('sharp');
  const thumb = await sharp(image)
    .resize({ width: WIDTH, height: WIDTH, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
  await bucket.write(path, thumb, { contentType: 'image/webp', cacheControl: HELD });
}
