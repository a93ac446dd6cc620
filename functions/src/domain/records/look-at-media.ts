import { createHash } from 'node:crypto';
import type { Media } from '@quire/model/entities/media';
import { Refused } from '../../platform/errors/refused.ts';
import { downloadType } from '../../platform/storage/published-file.ts';
import { figureMaster } from '../figures/figure-master.ts';
import { sniffImage } from '../figures/sniff-image.ts';

type Looked = Pick<Media, 'kind' | 'contentType' | 'size' | 'sha256' | 'width' | 'height'> & {
  readonly bytes: Uint8Array;
  readonly extension: string;
};

const TAKEN = 'PNG, JPEG, GIF, WebP, AVIF, TIFF, SVG; PDF, ZIP, DOCX, TeX, BibTeX, Markdown';
const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The first bytes of a file whose extension implies them. */
const BEGINNINGS: Readonly<Record<string, string>> = { pdf: '%PDF-', zip: 'PK', docx: 'PK' };

function lookAtFile(name: string, bytes: Uint8Array): Looked {
  const type = downloadType(name);
  const isImage = type?.contentType.startsWith('image/') ?? false;
  const begins = new TextDecoder('latin1').decode(bytes.subarray(0, 5));
  if (!type || isImage || !begins.startsWith(BEGINNINGS[type.extension] ?? '')) {
    throw new Refused('file/wrong-type', { field: 'name', values: { name, formats: TAKEN } });
  }
  const { extension, contentType } = type;
  const sha256 = sha256Of(bytes);
  return { kind: 'file', bytes, extension, contentType, size: bytes.length, sha256 };
}

/**
 * The type of an upload, by its bytes. An image is converted to a plain one without metadata: no camera,
 * place or script. Throws `Refused`: `file/…`.
 */
export async function lookAtMedia(name: string, bytes: Uint8Array): Promise<Looked> {
  if (bytes.length === 0) throw new Refused('file/empty', { field: 'name', values: { name } });
  const kind = sniffImage(bytes);
  if (!kind || kind === 'pdf') return lookAtFile(name, bytes);
  const result = await figureMaster(name, bytes);
  if (!result.ok) {
    throw new Refused('file/wrong-type', { field: 'name', values: { name, formats: TAKEN } });
  }
  const { bytes: plain, contentType, extension, width, height, sha256 } = result.master;
  const size = plain.length;
  return { kind: 'image', bytes: plain, extension, contentType, size, sha256, width, height };
}
