import {
  ADVERTS,
  BOOKS,
  CONFERENCES,
  ISSUES,
  JOURNALS,
  MEDIA_PATH,
  PAGES,
  POSTS,
  SETTINGS,
} from '../collections.ts';

/** The library names a file by the beginning of its hash. */
export const MEDIA_ID_LENGTH = 24;

/** Collections whose records may use files of the media library. */
export const MEDIA_USERS = [
  JOURNALS,
  ISSUES,
  PAGES,
  POSTS,
  BOOKS,
  CONFERENCES,
  ADVERTS,
  SETTINGS,
] as const;

/** The files of the media library that a record names anywhere, by their ids, each once. */
export function mediaUsed(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const path = 'path' in value && typeof value.path === 'string' ? value.path : '';
  const sha256 = MEDIA_PATH.exec(path)?.[1];
  const own = sha256 === undefined ? [] : [sha256.slice(0, MEDIA_ID_LENGTH)];
  return [...new Set([...own, ...Object.values(value).flatMap(mediaUsed)])];
}
