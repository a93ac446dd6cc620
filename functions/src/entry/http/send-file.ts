import { pipeline } from 'node:stream/promises';
import { HASHED_FILE_CDN_SECONDS, HASHED_FILE_SECONDS } from '@quire/model/constants';
import { DOCUMENT_POLICY, INERT_POLICY } from '@quire/model/security-headers';
import type { HttpRequest, HttpResponse } from '../../platform/http/http.ts';
import type { PublishedFile } from '../../platform/storage/published-file.ts';
import { openDownload } from '../../platform/storage/storage-download.ts';

/** The headers of the storage service's response that describe the bytes. */
const PASSED = ['content-length', 'content-encoding', 'content-range'];

const disposition = ({ saveAs }: PublishedFile) =>
  saveAs ? `attachment; filename="${saveAs}"` : 'attachment';

function describe(response: HttpResponse, file: PublishedFile, cacheSeconds: number): void {
  const isForGood = cacheSeconds === HASHED_FILE_SECONDS;
  const kept = isForGood ? `, s-maxage=${HASHED_FILE_CDN_SECONDS}, immutable` : '';
  response.set({
    'Content-Type': file.contentType,
    'Cache-Control': `public, max-age=${cacheSeconds}${kept}`,
    ETag: file.etag,
    'Content-Security-Policy':
      file.contentType === 'application/pdf' ? DOCUMENT_POLICY : INERT_POLICY,
    // Published files can be embedded anywhere.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Accept-Ranges': file.isHtml ? 'none' : 'bytes',
    // The page chooses most file names: here they are hashes.
    ...(file.isAttachment ? { 'Content-Disposition': disposition(file) } : {}),
    ...(file.isHtml ? { Vary: 'Accept-Encoding', 'X-Robots-Tag': 'noindex' } : {}),
  });
}

function asked(request: HttpRequest, file: PublishedFile): Record<string, string> {
  const range = request.get('range');
  const isStale = request.get('if-range') && request.get('if-range') !== file.etag;
  const takesGzip = /\bgzip\b/.test(request.get('accept-encoding') ?? '');
  return {
    'accept-encoding': takesGzip && file.isHtml ? 'gzip' : 'identity',
    ...(range && !file.isHtml && !isStale ? { range } : {}),
  };
}

/**
 * Streams a published file; returns false, and sends nothing, if there is none that a visitor may
 * read. Fails where the storage service fails. `prepare` is called before the answer: with true where bytes are sent, with
 * false where the client has them already.
 */
export async function sendFile(
  request: HttpRequest,
  response: HttpResponse,
  file: PublishedFile,
  cacheSeconds: number = HASHED_FILE_SECONDS,
  prepare?: (hasBytes: boolean) => Promise<void>,
): Promise<boolean> {
  if (request.get('if-none-match')?.includes(file.etag)) {
    await prepare?.(false);
    describe(response, file, cacheSeconds);
    response.status(304).end();
    return true;
  }
  const download = await openDownload(file.path, asked(request, file));
  const status = download.statusCode ?? 500;
  if (status !== 200 && status !== 206 && status !== 416) {
    download.resume();
    if (status === 403 || status === 404) return false;
    throw new Error(`storage/answered-${status}`);
  }
  await prepare?.(true);
  describe(response, file, cacheSeconds);
  for (const name of PASSED) {
    const value = download.headers[name];
    if (typeof value === 'string' && value && value !== 'identity') response.set(name, value);
  }
  response.status(status);
  if (request.method === 'HEAD') {
    download.destroy();
    response.end();
    return true;
  }
  await pipeline(download, response);
  return true;
}
