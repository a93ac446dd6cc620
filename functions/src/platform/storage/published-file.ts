import { publishedFilePath } from '@quire/model/collections';
import { ATTACHMENT_TYPES, SUPPLEMENT_TYPES, typeOf } from '@quire/model/published-file-types';
import { URL_KEY } from '@quire/model/url-key';

/** What may be served at all, by the end of its name; nothing is guessed, nothing sniffed. */
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
};

const SUPPLEMENT = 'supplement-';
/** Figures as their authors sent them. A drawing could run: it is saved, and opened in a sandbox if at all. */
const ORIGINALS: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  tif: 'image/tiff',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};
const ORIGINAL = 'original-';
/** The rounds of a long peer review, which its page reads. */
const REVIEWS = /^reviews-[a-f0-9]+\.json$/;

export interface PublishedFile {
  /** In Storage. */
  readonly path: string;
  readonly contentType: string;
  /** Names are made from contents: the name is as good as a hash. */
  readonly etag: string;
  readonly isHtml: boolean;
  readonly isAttachment: boolean;
  /** What a citation is saved as; other files are named by the page that offers them. */
  readonly saveAs?: string;
}

/** How a file that staff offer for download ends and is typed; null where it must not be offered. */
export function downloadType(name: string): { extension: string; contentType: string } | null {
  const extension = /\.([a-z]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  // HTML is what we render ourselves; an uploaded file is never shown as HTML.
  if (extension === 'html') return null;
  const contentType = typeOf(TYPES, extension) ?? typeOf(ATTACHMENT_TYPES, extension);
  return contentType ? { extension, contentType } : null;
}

/** The published file of this name, or null for a name that none can have. */
export function publishedFile(jkey: string, akey: string, name: string): PublishedFile | null {
  const extension = /^[a-z0-9]+(?:-[a-z0-9]+)*\.([a-z][a-z0-9]*)$/.exec(name)?.[1] ?? '';
  const isBesides = name.startsWith(SUPPLEMENT) || REVIEWS.test(name);
  const original = name.startsWith(ORIGINAL) ? typeOf(ORIGINALS, extension) : undefined;
  const besides = original ?? (isBesides ? typeOf(SUPPLEMENT_TYPES, extension) : undefined);
  const attachment = besides ?? typeOf(ATTACHMENT_TYPES, extension);
  const contentType = attachment ?? typeOf(TYPES, extension);
  // `about~open_access`: a page, post or book stands for the article, with its id.
  const isKeys = [jkey, ...akey.split('~')].every((key) => URL_KEY.test(key));
  if (!contentType || !isKeys) return null;
  return {
    path: publishedFilePath(jkey, akey, name),
    contentType,
    etag: `"${name}"`,
    isHtml: extension === 'html',
    isAttachment: attachment !== undefined,
    ...(name.startsWith('cite-') ? { saveAs: `${jkey}-${akey}.${extension}` } : {}),
  };
}

/** The file that a path below `/media/` names. */
export function fileOfMediaPath(path: string): PublishedFile | null {
  const parts = /^\/media\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(path);
  return parts ? publishedFile(parts[1] ?? '', parts[2] ?? '', parts[3] ?? '') : null;
}
