/** The media types of published files that are saved rather than shown, by the ends of their names. */
import { CITATION_FILE_TYPES } from './citation-file-types.ts';

/** What is only ever saved: a browser never shows these, whatever their bytes say. */
export const ATTACHMENT_TYPES: Readonly<Record<string, string>> = {
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  tex: 'application/x-tex',
  cls: 'application/x-tex',
  bib: `${CITATION_FILE_TYPES.bibtex}; charset=utf-8`,
  md: 'text/markdown; charset=utf-8',
  ris: `${CITATION_FILE_TYPES.ris}; charset=utf-8`,
  json: `${CITATION_FILE_TYPES.csl}; charset=utf-8`,
};

/**
 * Files that authors send as supplements. These are always downloaded, even if a browser could show
 * them.
 */
export const SUPPLEMENT_TYPES: Readonly<Record<string, string>> = {
  bin: 'application/octet-stream',
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  eps: 'application/postscript',
  odt: 'application/vnd.oasis.opendocument.text',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  tab: 'text/tab-separated-values; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  tex: 'application/x-tex',
  webp: 'image/webp',
  gif: 'image/gif',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  vtt: 'text/vtt; charset=utf-8',
  gz: 'application/gzip',
  tgz: 'application/gzip',
};

/** The type of an ending, where a table has one. */
export const typeOf = (
  types: Readonly<Record<string, string>>,
  extension: string,
): string | undefined => (Object.hasOwn(types, extension) ? types[extension] : undefined);

/** How a supplement ends and is typed; what we do not know is bytes. */
export function supplementType(name: string): { extension: string; contentType: string } {
  const extension = /\.([a-z][a-z0-9]*)$/.exec(name.toLowerCase())?.[1] ?? '';
  const contentType = typeOf(SUPPLEMENT_TYPES, extension) ?? typeOf(ATTACHMENT_TYPES, extension);
  return contentType
    ? { extension, contentType }
    : { extension: 'bin', contentType: 'application/octet-stream' };
}

/** The media type of a supplement by its name, without a parameter. */
export const supplementMediaType = (name: string): string =>
  supplementType(name).contentType.replace(/;.*/, '');
