import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

interface Init {
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/**
 * What the admin client asks for credentials when it speaks REST, where it forgets that an emulator
 * wants none: the owner's token, and a response with a stream of Node.
 */
export const ownerAuth = {
  getRequestHeaders: async () => new Headers({ authorization: 'Bearer owner' }),
  fetch: async (url: string, { method, headers, body }: Init) => {
    headers.set('authorization', 'Bearer owner');
    const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
    const { ok, status } = response;
    return { ok, status, body: nodeStream(response), arrayBuffer: () => response.arrayBuffer() };
  },
};

function nodeStream({ ok, body }: Response): Readable | null {
  // Only what is not read as a whole.
  const stream: ReadableStream | null = ok ? body : null;
  return stream && lazily(stream);
}

/** A stream that takes hold of its source when it is read. */
function lazily(source: ReadableStream): Readable {
  return Readable.from(
    (async function* () {
      yield* source;
    })(),
  );
}
