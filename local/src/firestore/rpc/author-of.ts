import type { Caller } from '../access/caller.ts';
import type { Author } from '../store/author.ts';

/** A caller as the author of what it commits. The admin is no account that has an address. */
export function authorOf(caller: Caller): Author {
  switch (caller.kind) {
    case 'admin':
      return { type: 'service_account', id: null };
    case 'user':
      return { type: 'unknown', id: caller.uid };
    case 'anonymous':
      return { type: 'unauthenticated', id: null };
  }
}
