import type { ErrorCode } from '@quire/model/errors';

/** What a listener's failure means to a person: no right to see it, or nobody there to ask. */
export function whyUnread(error: { readonly code?: string } | undefined): ErrorCode | null {
  if (!error) return null;
  return error.code === 'permission-denied' ? 'access/denied' : 'page/unavailable';
}
