import { createHash } from 'node:crypto';
import type { AddArticleFileRequest } from '@quire/model/calls/editing';
import { ARTICLES, articleFilePath, importFilePath } from '@quire/model/collections';
import { IMPORT_FILE_MAX_BYTES } from '@quire/model/constants';
import { type ArticleFile, ArticleSchema } from '@quire/model/entities/article';
import { t } from '@quire/model/messages/t';
import { can } from '@quire/model/roles';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Caller } from '../access/caller.ts';
import { figureMaster } from '../figures/figure-master.ts';
import { sniffImage } from '../figures/sniff-image.ts';
import { safeOriginal } from '../uploads/safe-original.ts';
import { requireNoMalware, safeUpload, whole } from '../uploads/safe-upload.ts';

interface Kept {
  readonly bytes: Uint8Array;
  readonly file: ArticleFile;
  /** For a figure: the uploaded original, as named in the file's record. */
  readonly original?: Uint8Array;
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A file as it is, with a name derived from its contents. */
function asIs(
  { article, name, role }: AddArticleFileRequest,
  bytes: Uint8Array,
  contentType: string,
): Kept {
  const sha256 = hashOf(bytes);
  const ending = /\.(\w{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? 'bin';
  const path = articleFilePath(article, `${sha256.slice(0, 20)}.${ending}`);
  return { bytes, file: { role, name, path, contentType, size: bytes.length, sha256 } };
}

async function figure(asked: AddArticleFileRequest, original: Uint8Array): Promise<Kept> {
  const result = await figureMaster(asked.name, original);
  if (!result.ok) {
    throw new Refused('file/not-taken', {
      values: { name: asked.name, reason: result.refusal.message },
    });
  }
  const { bytes, contentType, extension, width, height, sha256 } = result.master;
  const path = articleFilePath(asked.article, `${sha256.slice(0, 20)}.${extension}`);
  const file = {
    role: asked.role,
    name: asked.name,
    path,
    contentType,
    size: bytes.length,
    sha256,
  };
  const kept = await safeOriginal(asked.article, sniffImage(original), original);
  return {
    bytes,
    file: { ...file, width, height, ...(kept ? { original: kept.record } : {}) },
    ...(kept ? { original: kept.bytes } : {}),
  };
}

/** Supplements and sources are only downloaded: types that a browser would execute are stored as bytes. */
async function keptOf(asked: AddArticleFileRequest, bytes: Uint8Array): Promise<Kept> {
  if (asked.role === 'figure') return figure(asked, bytes);
  if (asked.role !== 'pdf') return asIs(asked, bytes, 'application/octet-stream');
  if (sniffImage(bytes) === 'pdf') return asIs(asked, bytes, 'application/pdf');
  throw new Refused('file/not-taken', {
    values: { name: asked.name, reason: t('refusals.isNotPdf') },
  });
}

/**
 * Adds a file that a member of staff has uploaded: figures become raster images without metadata, and their original is
 * kept for readers if it is safe; PDFs lose their scripts and attachments, and supplements are not changed. Throws
 * `Refused` with `access/denied` or one of `file/…`.
 */
export async function addArticleFile(
  ports: Pick<Ports, 'db' | 'bucket' | 'log' | 'scanner'>,
  caller: Caller,
  asked: AddArticleFileRequest,
): Promise<{ file: ArticleFile }> {
  const { db, bucket } = ports;
  const article = readRecord(await db.collection(ARTICLES).doc(asked.article).get(), ArticleSchema);
  if (!article || !can(caller, 'article.edit', article)) throw new Refused('access/denied');
  const { name } = asked;
  if (/(^|\/)\.\.?(\/|$)|^\/|\\/.test(asked.upload))
    throw new Refused('input/invalid', { field: 'upload' });
  const upload = importFilePath(caller.uid, asked.batch, asked.paper, asked.upload);
  const bytes = await bucket.read(upload);
  if (!bytes) throw new Refused('file/missing');
  if (bytes.length > IMPORT_FILE_MAX_BYTES) {
    const size = `${Math.ceil(bytes.length / 1024 / 1024)} MB`;
    const most = `${IMPORT_FILE_MAX_BYTES / 1024 / 1024} MB`;
    throw new Refused('file/too-large', { values: { name, size, most } });
  }
  if (asked.role === 'figure') await requireNoMalware(ports, name, whole(bytes));
  const safe = asked.role === 'figure' ? { bytes } : await safeUpload(ports, name, bytes);
  const kept = await keptOf(asked, safe.bytes);
  const { file, original } = kept;
  const all = [
    { ...file, bytes: kept.bytes },
    ...(file.original && original ? [{ ...file.original, bytes: original }] : []),
  ];
  for (const { path, contentType, bytes: each } of all) {
    // Named by its contents: an existing file is identical.
    if (await bucket.has(path)) continue;
    await bucket.write(path, each, { contentType, cacheControl: 'private, max-age=3600' });
  }
  return { file: kept.file };
}
