import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api-error.ts';

const MOST_BYTES = 100 * 2 ** 20;

/** A request as routes see it. */
export interface Asked {
  readonly method: string;
  /** The parts of the path, decoded: `1`, `indexes`, `articles`, `query`. */
  readonly path: readonly string[];
  readonly search: URLSearchParams;
  readonly body: unknown;
}

/** Reads a request. Throws a 400 where its body is no JSON, a 413 where it is too long. */
export async function readRequest(request: IncomingMessage): Promise<Asked> {
  const { pathname, searchParams } = addressOf(request);
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    const buffer = Buffer.isBuffer(piece) ? piece : Buffer.from(String(piece));
    size += buffer.length;
    if (size > MOST_BYTES) throw new ApiError(413, 'Request entity too large');
    pieces.push(buffer);
  }
  return {
    method: request.method ?? 'GET',
    path: pathname.split('/').slice(1).map(decoded),
    search: searchParams,
    body: json(Buffer.concat(pieces).toString('utf8')),
  };
}

/** The address of a request. */
export function addressOf({ url = '/' }: IncomingMessage): URL {
  try {
    return new URL(url, 'http://search');
  } catch {
    throw new ApiError(400, 'Invalid address');
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ApiError(400, 'Invalid address');
  }
}

function json(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'Invalid JSON');
  }
}
