/**
 * The actual format of an uploaded file, by its bytes: its name and its declared type prove
 * nothing.
 */
import type { FileFormat } from '@quire/model/entities/submission-file';
import { fileTypeFromBuffer } from 'file-type';
import type { Scan } from './scan-stream.ts';
import type { ZipEntry } from './zip-directory.ts';

/** As named by file-type. Formats that a browser would run are left out. */
const BY_MIME: Readonly<Record<string, FileFormat>> = {
  'application/pdf': 'pdf',
  'application/gzip': 'gzip',
  'application/eps': 'eps',
  'application/postscript': 'eps',
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/tiff': 'tiff',
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/quicktime': 'mp4',
  'audio/mpeg': 'mp3',
  'image/webp': 'webp',
  'image/gif': 'gif',
};
/** What is rendered or parsed has to be UTF-8. */
const TEXTS: readonly FileFormat[] = ['md', 'json', 'ipynb', 'xml', 'svg', 'vtt'];
/** What is only stored may be in an older encoding: LaTeX and Excel still write Latin-1. */
const OLD_TEXTS: readonly FileFormat[] = ['txt', 'csv', 'tex', 'code'];
/** An EPS with a preview for Windows, which begins with this. */
const DOS_EPS = [0xc5, 0xd0, 0xd3, 0xc6];
/** The tags of a recording, at its beginning. */
const ID3 = [0x49, 0x44, 0x33];
/** `PK`, then a first entry or the end of an archive without any. */
const ZIPS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
];

const PREAMBLE = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?!\s*html)[^>[]*(\[[\s\S]*?\])?\s*>/gi;
/** Markup that a browser would run, whatever its name. */
const RUNS = /^<(!doctype\s+html|([a-z]+:)?(html|svg|script|head|body|iframe)[\s>/])/i;

const begins = (head: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, place) => head[place] === byte);

const textOf = (head: Uint8Array) =>
  new TextDecoder()
    .decode(head)
    .replace(/^\ufeff/, '')
    .replace(PREAMBLE, '')
    .trimStart();

/** A drawing, which no browser opens: it is stored as plain bytes, and redrawn where it is shown. */
const DRAWING = /^<([a-z]+:)?svg[\s>/]/i;

function zipFormat(entries: readonly ZipEntry[], claimed: FileFormat): FileFormat | null {
  const names = new Set(entries.map(({ name }) => name));
  // Programs inside of a document (.docm under another name).
  if (entries.some(({ name }) => /(^|\/)vbaProject\.bin$/i.test(name))) return null;
  if (names.has('[Content_Types].xml') && names.has('word/document.xml')) return 'docx';
  if (names.has('[Content_Types].xml') && names.has('xl/workbook.xml')) return 'xlsx';
  if (names.has('[Content_Types].xml') && names.has('ppt/presentation.xml')) return 'pptx';
  if (names.has('[Content_Types].xml')) return null;
  if (names.has('mimetype') && names.has('META-INF/manifest.xml')) {
    // Text documents and spreadsheets have the same structure.
    if (!names.has('content.xml')) return null;
    return claimed === 'ods' ? 'ods' : 'odt';
  }
  return 'zip';
}

export const isZip = ({ head }: Pick<Scan, 'head'>): boolean =>
  ZIPS.some((signature) => begins(head, signature));

/**
 * The format of a file whose name claims `claimed`, or null where its bytes contradict it. Plain
 * text has the format of its name: a table and a letter cannot be distinguished.
 */
export async function sniffFormat(
  scan: Scan,
  claimed: FileFormat,
  entries: readonly ZipEntry[] | null,
): Promise<FileFormat | null> {
  if (isZip(scan)) return entries && zipFormat(entries, claimed);
  if (begins(scan.head, DOS_EPS)) return 'eps';
  if (TEXTS.includes(claimed) || OLD_TEXTS.includes(claimed)) {
    const text = textOf(scan.head);
    if (OLD_TEXTS.includes(claimed) ? !scan.hasNoControls : !scan.isText) return null;
    if (claimed === 'vtt') return /^WEBVTT(\s|$)/.test(text) ? 'vtt' : null;
    if (claimed === 'ipynb') return text.startsWith('{') ? 'ipynb' : null;
    if (claimed === 'svg') return DRAWING.test(text) ? 'svg' : null;
    if (RUNS.test(text)) return null;
    // Its root is within the checked part, not hidden after a long preamble.
    if (claimed === 'xml' && !/^<[a-z_]/i.test(text)) return null;
    return claimed;
  }
  // A picture in the tags may be longer than the checked part.
  if (claimed === 'mp3' && begins(scan.head, ID3)) return 'mp3';
  const found = await fileTypeFromBuffer(scan.head);
  return (found && BY_MIME[found.mime]) ?? null;
}
