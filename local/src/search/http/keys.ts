import { ApiError } from '../api-error.ts';

/** What a key may do, by Algolia's names. */
export type Right =
  | 'search'
  | 'browse'
  | 'addObject'
  | 'deleteObject'
  | 'deleteIndex'
  | 'settings'
  | 'editSettings'
  | 'listIndexes'
  | 'admin';

/** Whom a server answers. */
export interface Credentials {
  readonly appId: string;
  readonly adminKey: string;
  readonly searchKey: string;
}

/** Of every press on this machine: they open nothing that is not on this machine. */
export const LOCAL_CREDENTIALS: Credentials = {
  appId: 'LOCALPRESS',
  adminKey: '0a0d314000000000000000000000ad31',
  searchKey: '05ea4c4000000000000000000005ea4c',
};

/** The rights of a key, or null where it is none: the search key may search and nothing else. */
export function rightsOf(credentials: Credentials, key: string): readonly Right[] | null {
  if (key === credentials.searchKey) return ['search'];
  if (key !== credentials.adminKey) return null;
  return [
    ...(['search', 'browse', 'addObject', 'deleteObject', 'deleteIndex'] as const),
    ...(['settings', 'editSettings', 'listIndexes', 'admin'] as const),
  ];
}

/** Throws a 403 for a wrong application or key, and for a key without the right. */
export function checkKey(
  credentials: Credentials,
  asked: { readonly appId: string; readonly key: string },
  right: Right,
): void {
  const rights = asked.appId === credentials.appId ? rightsOf(credentials, asked.key) : null;
  if (rights === null) throw new ApiError(403, 'Invalid Application-ID or API key');
  if (!rights.includes(right)) throw new ApiError(403, 'Method not allowed with this API key');
}
