/** A manuscript's files as the article's: figures are converted, other files are copied. */
import { articleFilePath } from '@quire/model/collections';
import type { ArticleFile } from '@quire/model/entities/article';
import {
  extensionOf,
  FILE_FORMATS,
  type StoredSubmissionFile,
} from '@quire/model/entities/submission-file';
import type { Ports } from '../../../platform/database/ports.ts';
import type { ManuscriptStore } from '../../../platform/storage/manuscript-store.ts';
import { figureMaster } from '../../figures/figure-master.ts';
import { sniffImage } from '../../figures/sniff-image.ts';
import { safeOriginal } from '../../uploads/safe-original.ts';

export interface StartPorts extends Ports {
  readonly store: ManuscriptStore;
}

/** A picture with the name that the text or its author uses for it. */
export interface Picture {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The bytes of a stored file. */
export async function bytesOf(
  { store }: Pick<StartPorts, 'store'>,
  { path }: Pick<StoredSubmissionFile, 'path'>,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of store.stream(path)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** A figure of the article, or the reason why it cannot be used. */
export async function carryFigure(
  { bucket }: Pick<Ports, 'bucket'>,
  article: string,
  { name, bytes: original }: Picture,
): Promise<ArticleFile | string> {
  const made = await figureMaster(name, original);
  if (!made.ok) return made.refusal.message;
  const { bytes, contentType, extension, width, height, sha256 } = made.master;
  const path = articleFilePath(article, `${sha256.slice(0, 20)}.${extension}`);
  if (!(await bucket.has(path))) {
    await bucket.write(path, bytes, { contentType, cacheControl: 'private, max-age=3600' });
  }
  const kept = await safeOriginal(article, sniffImage(original), original);
  if (kept && !(await bucket.has(kept.record.path))) {
    const { record } = kept;
    await bucket.write(record.path, kept.bytes, {
      ...{ contentType: record.contentType, cacheControl: 'private, max-age=3600' },
    });
  }
  return {
    ...{ role: 'figure', name, path, contentType, size: bytes.length, sha256, width, height },
    ...(kept ? { original: kept.record } : {}),
  };
}

/** A supplement, or the manuscript itself for production. Null if its original is missing. */
export async function carryFile(
  { store }: Pick<StartPorts, 'store'>,
  article: string,
  { name, path: from, format, size, sha256, label }: StoredSubmissionFile,
  role: 'supplement' | 'source',
): Promise<ArticleFile | null> {
  const { type } = FILE_FORMATS[format];
  const path = articleFilePath(article, `${sha256.slice(0, 20)}.${extensionOf({ name, format })}`);
  if (!(await store.copyOnce(from, path, type))) return null;
  return { role, name, path, contentType: type, size, sha256, ...(label ? { label } : {}) };
}
