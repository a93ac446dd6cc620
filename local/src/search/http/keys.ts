import { ApiError } from '../records/api-error.ts';

const RIGHTS = [
  ...(['search', 'browse', 'addObject', 'deleteObject', 'deleteIndex'] as const),
  ...(['settings', 'editSettings', 'listIndexes'] as const),
];
/** What a key may do, by Algolia's names. */
export type Right = (typeof RIGHTS)[number];

/** Of every press on this machine: they open nothing that is not on this machine. */
export const LOCAL_CREDENTIALS = {
  appId: 'LOCALPRESS',
  adminKey: '0a0d314000000000000000000000ad31',
  searchKey: '05ea4c4000000000000000000005ea4c',
} as const;

/** The rights of a key, or null where it is none: the search key may search and nothing else. */
export function rightsOf(key: string): readonly Right[] | null {
  if (key === LOCAL_CREDENTIALS.searchKey) return ['search'];
  return key === LOCAL_CREDENTIALS.adminKey ? RIGHTS : null;
}

/** Throws a 403 for a wrong application or key, and for a key without the right. */
export function checkKey(appId: string, key: string, right: Right): void {
  const rights = appId === LOCAL_CREDENTIALS.appId ? rightsOf(key) : null;
  if (rights === null) throw new ApiError(403, 'Invalid Application-ID or API key');
  if (!rights.includes(right)) throw new ApiError(403, 'Method not allowed with this API key');
}
