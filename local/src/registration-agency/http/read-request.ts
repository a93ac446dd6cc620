import type { IncomingMessage } from 'node:http';

/** Of a whole request: a file of 10 MB and what is around it. The rest is read, and thrown away. */
const BODY_MAX = 12 * 1024 * 1024;

/** The body of a request; null where it is too large. */
export async function bodyOfRequest(
  request: IncomingMessage,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    const bytes = Buffer.from(piece);
    length += bytes.length;
    if (length <= BODY_MAX) pieces.push(bytes);
  }
  return length > BODY_MAX ? null : new Uint8Array(Buffer.concat(pieces));
}

/** A path as people write it; null where its signs cannot be read. */
export function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
