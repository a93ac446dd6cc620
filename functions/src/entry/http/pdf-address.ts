import { normaliseDoi } from '@quire/model/identifiers';
import { URL_KEY } from '@quire/model/url-key';

export interface PdfAddress {
  readonly jkey: string;
  readonly jissue: string;
  /** A DOI; or, for an article without a DOI, its key, which has no slash. */
  readonly work: { readonly doi: string } | { readonly akey: string };
}

/** What `/article/{jkey}/{jissue}/{doi}.pdf` requests; the DOI's slash can be plain or encoded. */
export function pdfAddress(path: string): PdfAddress | null {
  const parts = /^\/article\/([^/]+)\/([^/]+)\/(.+)\.pdf$/i.exec(path);
  if (!parts) return null;
  const [, jkey = '', jissue = '', encoded = ''] = parts;
  try {
    const name = decodeURIComponent(encoded);
    const doi = normaliseDoi(name);
    if (doi !== null) return { jkey, jissue, work: { doi } };
    return URL_KEY.test(name) ? { jkey, jissue, work: { akey: name } } : null;
  } catch {
    return null;
  }
}

/** Whether two spellings of a path differ only in harmless escapes, not those of a slash. */
export function isSamePath(a: string, b: string): boolean {
  if (/%2f/i.test(a) !== /%2f/i.test(b)) return false;
  try {
    return decodeURIComponent(a) === decodeURIComponent(b);
  } catch {
    return false;
  }
}
