/** A picture as its author sent it, made safe for readers: for print, and to be redrawn. */
import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { articleFilePath } from '@quire/model/collections';
import type { ArticleFile } from '@quire/model/entities/article';
import type { FileFormat } from '@quire/model/entities/submission-file';
import { anonymousJpeg } from './anonymous/anonymous-jpeg.ts';
import { anonymousPng } from './anonymous/anonymous-png.ts';
import { anonymousTiff } from './anonymous/anonymous-tiff.ts';
import { readApart } from './read-apart.ts';
import { safePdf } from './safe-upload.ts';

interface SafeOriginal {
  readonly bytes: Uint8Array;
  readonly record: NonNullable<ArticleFile['original']>;
}

/** Content of a drawing that a program would run or fetch when opening it from a disk. */
const RUNS =
  /<\s*(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|handler)\b|\son\w+\s*=|javascript:|<!ENTITY/i;

/** One page, without scripts and attachments, and without names in its properties. */
async function pdf(bytes: Uint8Array): Promise<Uint8Array | null> {
  const { bytes: safe } = await safePdf('figure.pdf', bytes);
  // Readers are shown the first page: the others are unchecked.
  const pages = (await PDFDocument.load(safe, { updateMetadata: false })).getPageCount();
  return pages === 1 ? apart('pdf', safe) : null;
}

async function apart(format: FileFormat, bytes: Uint8Array): Promise<Uint8Array | null> {
  const clean = await readApart({ what: 'anonymous', format, bytes, name: `figure.${format}` });
  return clean instanceof Uint8Array ? clean : null;
}

async function svg(bytes: Uint8Array): Promise<Uint8Array | null> {
  const clean = await apart('svg', bytes);
  return clean && !RUNS.test(new TextDecoder().decode(clean)) ? clean : null;
}

type Ending = 'png' | 'jpg' | 'tif' | 'gif' | 'webp' | 'svg' | 'pdf';
type Clean = (bytes: Uint8Array) => Promise<Uint8Array | null>;

/**
 * By kind: the extension, the type, and how identifying metadata is removed; the picture stays unchanged.
 */
const KINDS: Readonly<Record<string, readonly [Ending, contentType: string, Clean]>> = {
  png: ['png', 'image/png', async (bytes) => anonymousPng(bytes)],
  jpeg: ['jpg', 'image/jpeg', async (bytes) => anonymousJpeg(bytes)],
  tiff: ['tif', 'image/tiff', async (bytes) => anonymousTiff(bytes)],
  gif: ['gif', 'image/gif', (bytes) => apart('gif', bytes)],
  webp: ['webp', 'image/webp', (bytes) => apart('webp', bytes)],
  svg: ['svg', 'image/svg+xml', svg],
  pdf: ['pdf', 'application/pdf', pdf],
};

/**
 * The original of an article's figure, named by the hash of its contents, without metadata (camera, place, author) and
 * without active content. Null where there is none: a PDF of several pages, a drawing with scripts, a format that is
 * not listed, or an unreadable file.
 *
 * @param article `jkey~akey`
 * @param kind the format of its bytes, from `sniffImage`
 */
export async function safeOriginal(
  article: string,
  kind: string | null,
  bytes: Uint8Array,
): Promise<SafeOriginal | null> {
  const row = kind === null || !Object.hasOwn(KINDS, kind) ? undefined : KINDS[kind];
  if (!row) return null;
  const [extension, contentType, clean] = row;
  const kept = await clean(bytes).catch(() => null);
  if (!kept) return null;
  const sha256 = createHash('sha256').update(kept).digest('hex');
  const path = articleFilePath(article, `original-${sha256.slice(0, 20)}.${extension}`);
  return { bytes: kept, record: { path, contentType, size: kept.length, sha256 } };
}
