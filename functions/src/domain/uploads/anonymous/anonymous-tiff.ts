import sharp from 'sharp';

/**
 * A TIFF, page by page, compressed without loss and without its tags; its resolution and colours stay.
 */
export async function anonymousTiff(bytes: Uint8Array): Promise<Uint8Array> {
  const image = sharp(bytes, { pages: -1, limitInputPixels: 400_000_000 });
  const { density, bitsPerSample } = await image.metadata();
  const scale = density ? { xres: density / 25.4, yres: density / 25.4 } : {};
  const depth = bitsPerSample === 1 ? { bitdepth: 1 as const } : {};
  return image
    .keepIccProfile()
    .tiff({ compression: 'deflate', ...scale, ...depth })
    .toBuffer();
}
