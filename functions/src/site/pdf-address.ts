import { normaliseDoi } from '@quire/model/identifiers';

export interface PdfAddress {
  readonly jkey: string;
  readonly jissue: string;
  readonly doi: string;
}

/** What `/article/{jkey}/{jissue}/{doi}.pdf` asks for; the DOI's slash may be plain or encoded. */
export function pdfAddress(path: string): PdfAddress | null {
  const parts = /^\/article\/([^/]+)\/([^/]+)\/(.+)\.pdf$/i.exec(path);
  if (!parts) return null;
  const [, jkey = '', jissue = '', encoded = ''] = parts;
  try {
    const doi = normaliseDoi(decodeURIComponent(encoded));
    return doi === null ? null : { jkey, jissue, doi };
  } catch {
    return null;
  }
}

/** Whether two spellings of a path are the same apart from harmless escapes: not those of a slash. */
export function isSamePath(a: string, b: string): boolean {
  if (/%2f/i.test(a) !== /%2f/i.test(b)) return false;
  try {
    return decodeURIComponent(a) === decodeURIComponent(b);
  } catch {
    return false;
  }
}
