/**
 * Converts any figure that an author sends into one raster image without metadata, from which the sizes for readers are
 * made. Vector graphics are rendered at the width of the widest of these.
 */
import { createHash } from 'node:crypto';
import { type ImageKind, sniffImage } from './sniff-image.ts';

const MASTER_WIDTH = 1_600;
/** A picture with more pixels than this is an attack or a mistake. */
const MAX_PIXELS = 100_000_000;

export interface FigureMaster {
  readonly bytes: Uint8Array;
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly extension: 'png' | 'jpg';
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
}

type FigureRefusal = {
  readonly code: 'figure/not-an-image' | 'figure/eps' | 'figure/unreadable';
  readonly message: string;
};

export type FigureResult =
  | { readonly ok: true; readonly master: FigureMaster }
  | { readonly ok: false; readonly refusal: FigureRefusal };

async function toRaster(kind: ImageKind, bytes: Uint8Array): Promise<Uint8Array> {
  if (kind === 'svg') return (await import('./render-svg.ts')).renderSvg(bytes, MASTER_WIDTH);
  if (kind === 'pdf') return (await import('./render-pdf.ts')).renderPdf(bytes, MASTER_WIDTH);
  return bytes;
}

async function makeMaster(kind: ImageKind, bytes: Uint8Array): Promise<FigureMaster> {
  const { default: sharp } = await import('sharp');
  const raster = await toRaster(kind, bytes);
  // Metadata (camera, place, author) are not copied; the rotation they specify is applied.
  const image = sharp(raster, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: MASTER_WIDTH * 2, withoutEnlargement: true });
  const photo = kind === 'jpeg';
  const { data, info } = await (photo
    ? image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    : image.png({ compressionLevel: 9 })
  ).toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    contentType: photo ? 'image/jpeg' : 'image/png',
    extension: photo ? 'jpg' : 'png',
    width: info.width,
    height: info.height,
    sha256: createHash('sha256').update(data).digest('hex'),
  };
}

/** Reads a figure. Files that are not an image or cannot be read are refused with a code. */
export async function figureMaster(name: string, bytes: Uint8Array): Promise<FigureResult> {
  const refuse = (code: FigureRefusal['code'], message: string): FigureResult => ({
    ok: false,
    refusal: { code, message },
  });
  const kind = sniffImage(bytes);
  if (!kind) return refuse('figure/not-an-image', `${name} is not an image, whatever its name.`);
  if (kind === 'eps') {
    return refuse('figure/eps', `${name} is PostScript: please send it as PDF, SVG or PNG.`);
  }
  try {
    return { ok: true, master: await makeMaster(kind, bytes) };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'unknown reason';
    return refuse('figure/unreadable', `${name} could not be read as ${kind}: ${reason}`);
  }
}
