/**
 * Segments of a JPEG (ITU-T T.81, B.1): those of the picture are kept, with JFIF, Adobe's colours and
 * the colour profile; Exif, XMP, IPTC, comments and data after the picture are removed.
 */
const START_OF_SCAN = 0xda;
const END = 0xd9;
const APP = { jfif: 0xe0, exif: 0xe1, profile: 0xe2, adobe: 0xee, last: 0xef };
const COMMENT = 0xfe;
const TEM = 0x01;

/** Those without a length: restart markers, start, end. */
const isBare = (marker: number): boolean => marker === TEM || (marker >= 0xd0 && marker <= END);

function isKept(marker: number, segment: Uint8Array): boolean {
  if (marker === COMMENT) return false;
  if (marker < APP.jfif || marker > APP.last) return true;
  if (marker === APP.jfif || marker === APP.adobe) return true;
  const begins = String.fromCharCode(...segment.subarray(4, 15));
  return marker === APP.profile && begins === 'ICC_PROFILE';
}

/** Exif contains the orientation; without it, the picture would be shown rotated. */
const TURNED = 0x0112;
function orientationIn(segment: Uint8Array): number {
  const tiff = segment.subarray(10);
  if (String.fromCharCode(...segment.subarray(4, 8)) !== 'Exif' || tiff.length < 14) return 1;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const little = tiff[0] === 0x49;
  const first = view.getUint32(4, little);
  if (first + 2 > tiff.length) return 1;
  const count = view.getUint16(first, little);
  for (let entry = 0; entry < count; entry += 1) {
    const at = first + 2 + entry * 12;
    if (at + 12 > tiff.length) break;
    if (view.getUint16(at, little) === TURNED) return view.getUint16(at + 8, little);
  }
  return 1;
}

/** Exif that contains only the orientation. */
function turned(orientation: number): Uint8Array {
  return Uint8Array.from([
    ...[0xff, APP.exif, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ]);
}

/** A JPEG with nothing but its picture. Throws where it is not a JPEG. */
export function anonymousJpeg(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) throw new Error('jpeg/invalid');
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    // Padding before a marker.
    if (bytes[at] === 0xff && marker === 0xff) {
      at += 1;
      continue;
    }
    if (bytes[at] !== 0xff) throw new Error('jpeg/invalid');
    const length = isBare(marker) ? 0 : ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const end = at + 2 + length;
    const segment = bytes.subarray(at, end);
    if (marker === APP.exif) {
      const orientation = orientationIn(segment);
      if (orientation > 1 && orientation <= 8) kept.push(turned(orientation));
    } else if (isKept(marker, segment)) kept.push(segment);
    if (marker === END) return Buffer.concat(kept);
    at = end;
    if (marker !== START_OF_SCAN) continue;
    const next = endOfScan(bytes, at);
    kept.push(bytes.subarray(at, next));
    at = next;
  }
  return Buffer.concat(kept);
}

/** The end of the picture's data: a marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}
