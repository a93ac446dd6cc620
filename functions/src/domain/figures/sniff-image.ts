/** The type of a file, by its first bytes: its name and its declared type cannot be trusted. */
export type ImageKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'tiff' | 'svg' | 'pdf' | 'eps';

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

function isSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder()
    .decode(bytes.subarray(0, 4096))
    .replace(/^\ufeff?\s*/, '')
    .replace(/<\?xml[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(\[[\s\S]*?\])?\s*>/gi, '')
    .trimStart();
  return /^<svg[\s>]/i.test(head) || /^<[a-z]+:svg[\s>]/i.test(head);
}

/** The kind of image, or null for anything that is not one. */
export function sniffImage(bytes: Uint8Array): ImageKind | null {
  const head = ascii(bytes, 0, 16);
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (/^....ftypavi[fs]/s.test(head)) return 'avif';
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'tiff';
  if (head.startsWith('%PDF-')) return 'pdf';
  if (head.startsWith('%!PS') || head.startsWith('\xc5\xd0\xd3\xc6')) return 'eps';
  return isSvg(bytes) ? 'svg' : null;
}
