import { createHash } from 'node:crypto';

/** Enough for every signature, and for the root element of an XML file after its preamble. */
const HEAD_BYTES = 16 * 1024;

export interface Scan {
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
  readonly head: Uint8Array;
  /** It is UTF-8 without control characters. */
  readonly isText: boolean;
  /** It has no control characters: text in any encoding, as in old sources and tables. */
  readonly hasNoControls: boolean;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these do not stand in text
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

/** Reads a file once, as a stream: however large it is, only its head is kept. */
export async function scanStream(stream: AsyncIterable<Uint8Array>): Promise<Scan> {
  const hash = createHash('sha256');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const heads: Uint8Array[] = [];
  let size = 0;
  let isText = true;
  let hasNoControls = true;
  const decode = (piece?: Uint8Array) => {
    if (!isText) return;
    try {
      isText = !CONTROL.test(piece ? decoder.decode(piece, { stream: true }) : decoder.decode());
    } catch {
      isText = false;
    }
  };
  for await (const piece of stream) {
    if (size < HEAD_BYTES) heads.push(piece.slice(0, HEAD_BYTES - size));
    size += piece.length;
    hash.update(piece);
    decode(piece);
    hasNoControls &&= !CONTROL.test(Buffer.from(piece).toString('latin1'));
  }
  decode();
  return { size, sha256: hash.digest('hex'), head: Buffer.concat(heads), isText, hasNoControls };
}
