/** The sizes of a figure for readers: made once, named by their content. */
import { HASHED_FILE_SECONDS } from '@quire/model/constants';
import type { Bucket } from '../../platform/storage/bucket.ts';

const WIDTHS = [480, 960, 1_600];
/** Part of the name: increase it when the code below changes. */
const RECIPE = 1;
export const IMMUTABLE = `public, max-age=${HASHED_FILE_SECONDS}, immutable`;

export interface Variant {
  readonly name: string;
  readonly width: number;
}

/** The widths for a figure of this width: never enlarged, and none nearly equal. */
export function variantWidths(width: number): number[] {
  const widest = Math.min(width, Math.max(...WIDTHS));
  return [...WIDTHS.filter((candidate) => candidate < widest * 0.9), widest];
}

/** Their file names, smallest first. */
export function variantsOf(sha256: string, width: number): Variant[] {
  return variantWidths(width).map((each) => ({
    name: `${sha256.slice(0, 20)}${RECIPE}-${each}.webp`,
    width: each,
  }));
}

/**
 * Writes the variants of a master that do not exist yet. `load` is only called if one is missing, and must return the
 * master's bytes.
 */
export async function writeVariants(
  bucket: Bucket,
  variants: readonly Variant[],
  pathOf: (name: string) => string,
  load: () => Promise<Uint8Array>,
): Promise<void> {
  const present = await Promise.all(variants.map(({ name }) => bucket.has(pathOf(name))));
  const missing = variants.filter((_, place) => !present[place]);
  if (missing.length === 0) return;
  const { default: sharp } = await import('sharp');
  const master = await load();
  for (const { name, width } of missing) {
    const webp = await sharp(master)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 84, smartSubsample: true, effort: 4 })
      .toBuffer()
      .catch((error: unknown) => {
        throw new Error(`figure/unreadable: ${String(error)}`);
      });
    const headers = { contentType: 'image/webp', cacheControl: IMMUTABLE };
    await bucket.write(pathOf(name), webp, headers);
  }
}
