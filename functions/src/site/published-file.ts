import { publishedFilePath } from '@quire/model/collections';
import { URL_KEY } from '@quire/model/identifiers';

/** What may be served at all, by the end of its name; nothing is guessed, nothing sniffed. */
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
};

export interface PublishedFile {
  /** In Storage. */
  readonly path: string;
  readonly contentType: string;
  /** Names are made from contents: the name is as good as a hash. */
  readonly etag: string;
  readonly isHtml: boolean;
}

/** The published file of this name, or null for a name that none can have. */
export function publishedFile(jkey: string, akey: string, name: string): PublishedFile | null {
  const extension = /^[a-z0-9]+(?:-[a-z0-9]+)*\.([a-z]+)$/.exec(name)?.[1] ?? '';
  const contentType = Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
  if (!contentType || !URL_KEY.test(jkey) || !URL_KEY.test(akey)) return null;
  return {
    path: publishedFilePath(jkey, akey, name),
    contentType,
    etag: `"${name}"`,
    isHtml: extension === 'html',
  };
}

/** The file that a path below `/media/` names. */
export function fileOfMediaPath(path: string): PublishedFile | null {
  const parts = /^\/media\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(path);
  return parts ? publishedFile(parts[1] ?? '', parts[2] ?? '', parts[3] ?? '') : null;
}
