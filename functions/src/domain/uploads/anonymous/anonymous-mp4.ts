/** Boxes of an MP4 (ISO 14496-12) that contain others, on the way to the descriptive ones. */
const HOLDERS = new Set(['moov', 'trak', 'mdia', 'minf']);
const DESCRIBING = new Set(['udta', 'meta', 'uuid']);
const FREE = [0x66, 0x72, 0x65, 0x65];

/**
 * Descriptive boxes become empty free space of the same length: other parts of the film refer to byte
 * offsets.
 */
export function anonymousMp4(bytes: Uint8Array): Uint8Array {
  const clean = Uint8Array.from(bytes);
  empty(clean, 0, clean.length);
  return clean;
}

function empty(bytes: Uint8Array, from: number, to: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = from; at + 8 <= to; ) {
    const narrow = view.getUint32(at);
    const isWide = narrow === 1 && at + 16 <= to;
    const size = isWide ? Number(view.getBigUint64(at + 8)) : narrow === 0 ? to - at : narrow;
    const head = isWide ? 16 : 8;
    if (size < head || at + size > to) throw new Error('mp4/invalid');
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (DESCRIBING.has(type)) {
      bytes.set(FREE, at + 4);
      bytes.fill(0, at + head, at + size);
    } else if (HOLDERS.has(type)) empty(bytes, at + head, at + size);
    at += size;
  }
}
