/**
 * Removes what players show about a recording: names, pictures and comments in tags before and after the frames (ID3v2,
 * https://id3.org/id3v2.4.0-structure; ID3v1; APEv2, https://wiki.hydrogenaud.io/index.php?title=APEv2_specification).
 */
const ID3V1 = 128;
const ID3V1_MORE = 227;
const HEAD = 10;
const APE_FOOT = 32;

const named = (bytes: Uint8Array, at: number, name: string): boolean =>
  at >= 0 && [...name].every((sign, place) => bytes[at + place] === sign.charCodeAt(0));

/** Four times seven bits. */
const safeSize = (bytes: Uint8Array, at: number): number =>
  [0, 1, 2, 3].reduce((size, place) => size * 128 + ((bytes[at + place] ?? 0) & 0x7f), 0);

/** The length of the tag that begins here; 0: there is none. */
function before(bytes: Uint8Array, from: number): number {
  if (!named(bytes, from, 'ID3')) return 0;
  const hasFoot = ((bytes[from + 5] ?? 0) & 0x10) !== 0;
  return HEAD + safeSize(bytes, from + 6) + (hasFoot ? HEAD : 0);
}

/** The length of the tag that ends here; 0: there is none. */
function behind(bytes: Uint8Array, to: number): number {
  if (named(bytes, to - ID3V1, 'TAG')) {
    return named(bytes, to - ID3V1 - ID3V1_MORE, 'TAG+') ? ID3V1 + ID3V1_MORE : ID3V1;
  }
  if (named(bytes, to - HEAD, '3DI')) return 2 * HEAD + safeSize(bytes, to - HEAD + 6);
  if (!named(bytes, to - APE_FOOT, 'APETAGEX')) return 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset + to - APE_FOOT, APE_FOOT);
  const hasHead = (view.getUint32(20, true) & 0x80000000) !== 0;
  return view.getUint32(12, true) + (hasHead ? APE_FOOT : 0);
}

/** The frames alone. Throws `mp3/invalid` where nothing is left without the tags. */
export function anonymousMp3(bytes: Uint8Array): Uint8Array {
  let from = 0;
  let to = bytes.length;
  for (let size = before(bytes, from); size > 0; size = before(bytes, from)) from += size;
  for (let size = behind(bytes, to); size > 0; size = behind(bytes, to)) to -= size;
  if (from >= to) throw new Error('mp3/invalid');
  return bytes.subarray(from, to);
}
