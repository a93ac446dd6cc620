import { pipeline } from 'node:stream/promises';
import { ERRORS, errorMessage } from '@quire/model/errors';
import { Refused } from '../errors/refused.ts';
import { log } from '../logging/log.ts';
import type { HttpResponse } from './http.ts';

/** A file that the caller may read. */
export interface OpenedFile {
  /** What it is saved as. */
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly stream: AsyncIterable<Uint8Array>;
}

const DOWNLOAD_HEADERS = {
  // Who may have it was said in the request: nothing of the answer stays anywhere.
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};

/** A name as RFC 6266 wants it: plain letters for all, the whole of it for who reads UTF-8. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9._ -]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/** Answers a refusal in words: a person may read it in the place of the page. */
function refuse(response: HttpResponse, error: Refused): void {
  response
    .status(ERRORS[error.code].status)
    .set({ ...DOWNLOAD_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' })
    .end(`${errorMessage(error.code, error.details.values)} (${error.code})`);
}

/** Streams one file as something to save, and answers in words where it is refused or fails. */
export async function sendDownload(
  response: HttpResponse,
  open: () => Promise<OpenedFile>,
): Promise<void> {
  try {
    const { name, type, size, stream } = await open();
    response.status(200).set({
      ...DOWNLOAD_HEADERS,
      'Content-Type': type,
      'Content-Length': String(size),
      'Content-Disposition': dispositionOf(name),
    });
    await pipeline(stream, response);
  } catch (error) {
    if (!(error instanceof Refused)) log.error('file/failed', { reason: String(error) });
    if (response.headersSent) response.destroy();
    else refuse(response, error instanceof Refused ? error : new Refused('call/failed'));
  }
}
