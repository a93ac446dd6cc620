/** Flags of gzip's header (RFC 1952, 2.3). */
const HAS = { crc: 2, extra: 4, name: 8, comment: 16 };
const FIXED_BYTES = 10;

function afterText(bytes: Uint8Array, from: number): number {
  const end = bytes.indexOf(0, from);
  if (end < 0) throw new Error('gzip/invalid');
  return end + 1;
}

/**
 * The packed content stays unchanged; the name, the date and the comment in the header are removed.
 */
export function anonymousGzip(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) throw new Error('gzip/invalid');
  const flags = bytes[3] ?? 0;
  let at = FIXED_BYTES;
  if (flags & HAS.extra) at += 2 + ((bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8));
  if (flags & HAS.name) at = afterText(bytes, at);
  if (flags & HAS.comment) at = afterText(bytes, at);
  if (flags & HAS.crc) at += 2;
  const head = [0x1f, 0x8b, bytes[2] ?? 8, 0, 0, 0, 0, 0, 0, 0xff];
  return Buffer.concat([Uint8Array.from(head), bytes.subarray(at)]);
}
