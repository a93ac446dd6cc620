import type { FigureSource } from '@quire/content/run/figure-source';
import type { ContentFile } from '@quire/model/entities/page';
import type { Image } from '@quire/model/entities/shown-image';
import type { Ports } from '../../platform/database/ports.ts';
import { figureMaster } from '../figures/figure-master.ts';
import { variantsOf, writeVariants } from '../figures/figure-variants.ts';
import { type ContentFolder, readOriginal } from './content-folder.ts';
import { figureSource } from './figure-source.ts';

/** Uploaded files are inspected, whatever their record says: they are converted into a raster image. */
export async function publishImage(
  ports: Ports,
  folder: ContentFolder,
  file: Pick<ContentFile, 'name' | 'path'>,
): Promise<FigureSource | null> {
  const original = await readOriginal(ports, folder, file);
  if (!original) return null;
  const result = await figureMaster(file.name, original);
  if (!result.ok) {
    const document = `${folder.collection}/${folder.id}`;
    ports.log.error(result.refusal.code, { document, reason: result.refusal.message });
    return null;
  }
  const { master } = result;
  const variants = variantsOf(master.sha256, master.width);
  await writeVariants(ports.bucket, variants, folder.pathOf, async () => master.bytes);
  return figureSource(master, variants, folder.addressOf);
}

/** Publishes a document's figures. One that cannot be read is omitted and logged. */
export async function publishImages(
  ports: Ports,
  folder: ContentFolder,
  files: readonly ContentFile[],
): Promise<Map<string, FigureSource>> {
  const sources = new Map<string, FigureSource>();
  for (const file of files.filter(({ role }) => role === 'figure')) {
    const source = await publishImage(ports, folder, file);
    if (source) sources.set(file.name, source);
  }
  return sources;
}

/** The picture above a post and in lists, if there is one that can be read. */
export async function publishCover(
  ports: Ports,
  folder: ContentFolder,
  files: readonly ContentFile[],
  alt: string,
): Promise<Image | undefined> {
  const file = files.find(({ role }) => role === 'cover');
  const source = file && (await publishImage(ports, folder, file));
  return source ? { ...source, alt } : undefined;
}
