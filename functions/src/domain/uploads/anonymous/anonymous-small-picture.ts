/**
 * Web formats, re-encoded without loss, including every frame of an animation: sharp copies no Exif, XMP or comment.
 */
import sharp from 'sharp';

const open = (bytes: Uint8Array) =>
  sharp(bytes, { animated: true, limitInputPixels: 400_000_000 }).keepIccProfile();

export const anonymousWebp = (bytes: Uint8Array): Promise<Uint8Array> =>
  open(bytes).webp({ lossless: true }).toBuffer();

export const anonymousGif = (bytes: Uint8Array): Promise<Uint8Array> =>
  open(bytes).gif({ reuse: true }).toBuffer();
