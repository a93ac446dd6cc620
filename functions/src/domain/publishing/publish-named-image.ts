import { type ShownImage, ShownImageSchema } from '@quire/model/entities/shown-image';
import type { ImageFile } from '@quire/model/entities/stored-file';
import type { Ports } from '../../platform/database/ports.ts';
import type { ContentFolder } from './content-folder.ts';
import { publishImage } from './content-images.ts';

/**
 * Publishes an image of the media library that a record names, in the record's folder. The result in `before` is used
 * again for the same original; an image that cannot be read is omitted and logged.
 */
export async function publishNamedImage(
  ports: Ports,
  folder: ContentFolder,
  image: ImageFile | undefined,
  before: unknown,
): Promise<ShownImage | undefined> {
  if (!image) return undefined;
  const { alt, sha256: of } = image;
  const known = ShownImageSchema.safeParse(before);
  if (known.success && known.data.of === of) return { ...known.data, alt };
  const source = await publishImage(ports, folder, image);
  return source ? { ...source, alt, of } : undefined;
}
