import { createHash } from 'node:crypto';
import { articleFilePath } from '@quire/model/collections';
import type { ArticleFile } from '@quire/model/entities/article';
import type { ImportProblem } from '@quire/model/entities/import-problem';
import { t } from '@quire/model/messages/t';
import { Refused } from '../../platform/errors/refused.ts';
import { figureMaster } from '../figures/figure-master.ts';
import { sniffImage } from '../figures/sniff-image.ts';
import { safeOriginal } from '../uploads/safe-original.ts';
import { safePdf } from '../uploads/safe-upload.ts';

/** A file of the article with its bytes, to be stored under a name derived from them. */
export interface CollectedFile {
  readonly file: ArticleFile;
  readonly bytes: Uint8Array;
  /** For a figure: the author's original, as named in the file's record. */
  readonly original?: Uint8Array;
}

export interface Collected {
  readonly files: readonly CollectedFile[];
  readonly problems: readonly ImportProblem[];
}

async function figure(
  articleId: string,
  name: string,
  original: Uint8Array,
): Promise<CollectedFile | ImportProblem> {
  const result = await figureMaster(name, original);
  if (!result.ok) return { severity: 'warning', ...result.refusal };
  const { bytes, contentType, extension, width, height, sha256 } = result.master;
  const path = articleFilePath(articleId, `${sha256.slice(0, 20)}.${extension}`);
  const kept = await safeOriginal(articleId, sniffImage(original), original);
  return {
    bytes,
    file: {
      ...{ role: 'figure', name, path, contentType, size: bytes.length, sha256, width, height },
      ...(kept ? { original: kept.record } : {}),
    },
    ...(kept ? { original: kept.bytes } : {}),
  };
}

async function pdf(
  articleId: string,
  name: string,
  original: Uint8Array,
): Promise<CollectedFile | ImportProblem> {
  if (sniffImage(original) !== 'pdf') {
    return { severity: 'warning', code: 'pdf/not-a-pdf', message: t('refusals.notPdf', { name }) };
  }
  const clean = await safePdf(name, original).catch((error: unknown) => {
    if (error instanceof Refused) return error;
    throw error;
  });
  if (clean instanceof Refused) {
    return { severity: 'warning', code: 'pdf/unsafe', message: clean.message };
  }
  const { bytes } = clean;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const path = articleFilePath(articleId, `${sha256.slice(0, 20)}.pdf`);
  const contentType = 'application/pdf';
  return {
    bytes,
    file: { role: 'pdf', name, path, contentType, size: bytes.length, sha256 },
  };
}

/**
 * The figures that the text names (converted into raster images) and the PDF. Unreadable files are omitted and
 * reported.
 */
export async function collectFiles(
  articleId: string,
  folder: ReadonlyMap<string, Uint8Array>,
  figurePaths: ReadonlyMap<string, string>,
  pdfPath: string | null,
): Promise<Collected> {
  const files: CollectedFile[] = [];
  const problems: ImportProblem[] = [];
  const take = (made: CollectedFile | ImportProblem) => {
    if ('bytes' in made) files.push(made);
    else problems.push(made);
  };
  for (const [name, path] of figurePaths) {
    const original = folder.get(path);
    if (original) take(await figure(articleId, name, original));
  }
  const printed = pdfPath === null ? undefined : folder.get(pdfPath);
  if (pdfPath !== null && printed) take(await pdf(articleId, pdfPath, printed));
  return { files, problems };
}
