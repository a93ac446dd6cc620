/**
 * Removes from a file what identifies its authors, by format. The visible content of a Word file or PDF is left to
 * its author; LaTeX and Markdown have fields for authors and thanks, which are emptied.
 */
import { withoutNotebookPeople } from '@quire/content/notebook/notebook-people';
import type { FileFormat } from '@quire/model/entities/submission-file';
import { anonymousDocument } from './anonymous-document.ts';
import { anonymousEps } from './anonymous-eps.ts';
import { anonymousGzip } from './anonymous-gzip.ts';
import { anonymousJpeg } from './anonymous-jpeg.ts';
import { anonymousMp3 } from './anonymous-mp3.ts';
import { anonymousMp4 } from './anonymous-mp4.ts';
import { anonymousPdf } from './anonymous-pdf.ts';
import { anonymousPng } from './anonymous-png.ts';
import { anonymousGif, anonymousWebp } from './anonymous-small-picture.ts';
import { anonymousSvg } from './anonymous-svg.ts';
import { anonymousText } from './anonymous-text.ts';
import { anonymousTiff } from './anonymous-tiff.ts';
import { anonymousZip } from './anonymous-zip.ts';

type Clean = (bytes: Uint8Array, name: string) => Uint8Array | Promise<Uint8Array>;

/** Data and program code have no properties, and no fields for authors. */
const asItIs: Clean = (bytes) => bytes;

const CLEAN: Readonly<Record<FileFormat, Clean>> = {
  docx: (bytes) => anonymousDocument(bytes),
  xlsx: (bytes) => anonymousDocument(bytes),
  ods: (bytes) => anonymousDocument(bytes),
  pptx: (bytes) => anonymousDocument(bytes),
  odt: (bytes) => anonymousDocument(bytes),
  pdf: anonymousPdf,
  png: anonymousPng,
  jpeg: anonymousJpeg,
  tiff: anonymousTiff,
  eps: anonymousEps,
  mp4: anonymousMp4,
  mp3: anonymousMp3,
  zip: (bytes) => anonymousZip(bytes, byName),
  gzip: anonymousGzip,
  svg: anonymousSvg,
  webp: anonymousWebp,
  gif: anonymousGif,
  md: anonymousText,
  tex: anonymousText,
  // Its JSON may write any character by a number, which Latin-1 does not have.
  ipynb: (bytes) =>
    new TextEncoder().encode(withoutNotebookPeople(new TextDecoder().decode(bytes))),
  code: asItIs,
  txt: asItIs,
  csv: asItIs,
  vtt: asItIs,
  json: asItIs,
  xml: asItIs,
};

/**
 * The format of a file inside an archive, by its name: it is cleaned as if it had been sent
 * separately.
 */
const ENDINGS: Readonly<Record<string, FileFormat>> = {
  ...{ docx: 'docx', xlsx: 'xlsx', odt: 'odt', pdf: 'pdf', png: 'png' },
  ...{ jpg: 'jpeg', jpeg: 'jpeg', tif: 'tiff', tiff: 'tiff', eps: 'eps', mp4: 'mp4' },
  ...{ tex: 'tex', ltx: 'tex', bib: 'tex', md: 'md', markdown: 'md', qmd: 'md', rmd: 'md' },
  ...{ ods: 'ods', pptx: 'pptx', svg: 'svg', webp: 'webp', gif: 'gif', mov: 'mp4', m4v: 'mp4' },
  ...{ mp3: 'mp3', ipynb: 'ipynb' },
};

/** An unreadable one stays as it is: an archive of code can contain anything under any name. */
async function byName(name: string, bytes: Uint8Array): Promise<Uint8Array> {
  const format = ENDINGS[/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
  return format ? Promise.resolve(CLEAN[format](bytes, name)).catch(() => bytes) : bytes;
}

/** Rejects where the file does not match its format: it must not be used then. */
export async function anonymousCopy(
  format: FileFormat,
  bytes: Uint8Array,
  name: string,
): Promise<Uint8Array> {
  return CLEAN[format](bytes, name);
}
