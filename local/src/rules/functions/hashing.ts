import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Method, Methods } from '../methods/method.ts';
import type { RulesValue } from '../values/rules-value.ts';

/**
 * The `hashing` namespace (reference: rules.hashing): of a string's UTF-8, or of bytes. The
 * checksums begin with their lowest byte, as seen of Google's.
 */
export const HASHING_FUNCTIONS: Methods<null> = {
  crc32: hash((data) => littleEndian(crc32(data))),
  crc32c: hash((data) => littleEndian(crc32c(data))),
  md5: hash((data) => createHash('md5').update(data).digest()),
  sha256: hash((data) => createHash('sha256').update(data).digest()),
};

function hash(digest: (data: Uint8Array) => Uint8Array): Method<null> {
  return {
    takes: [['string', 'bytes']],
    run: (_, [input]) => ({ type: 'bytes', value: new Uint8Array(digest(bytesOf(input))) }),
  };
}

function bytesOf(input: RulesValue | undefined): Uint8Array {
  if (input?.type === 'bytes') return input.value;
  return new TextEncoder().encode(input?.type === 'string' ? input.value : '');
}

function littleEndian(value: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

/** Castagnoli's polynomial, reflected; bit by bit is quick enough for rules. */
function crc32c(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
  }
  return ~crc;
}
