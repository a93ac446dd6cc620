/** Chunks of a PNG (PNG 3, 11.3) that make the picture; all others are removed, and data after the end. */
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const KEPT = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP'],
  ...['bKGD', 'pHYs', 'acTL', 'fcTL', 'fdAT', 'mDCV', 'cLLI'],
]);

/** A PNG without texts, dates and Exif. Throws where it is not a PNG. */
export function anonymousPng(bytes: Uint8Array): Uint8Array {
  if (SIGNATURE.some((byte, place) => bytes[place] !== byte)) throw new Error('png/invalid');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [bytes.subarray(0, SIGNATURE.length)];
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (end > bytes.length) throw new Error('png/invalid');
    if (KEPT.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}
