import { type SignError, signErrorPath } from '@quire/model/paths';
import { useSyncExternalStore } from 'react';
import { inPageLanguage } from '../config/in-page-language.ts';
import { CallError } from '../data/call-error.ts';

function onHash(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The secret of a mailed link, after `#`; null on the server, `''` if there is none. */
export function useLinkToken(): string | null {
  return useSyncExternalStore(
    onHash,
    () => location.hash.slice(1),
    () => null,
  );
}

const REASONS: Readonly<Record<string, SignError>> = {
  'account/link-expired': 'expired',
  'account/link-used': 'used',
  'account/link-unknown': 'unknown',
};

/** Opens the page that explains the problem of a link, if the error is about the link. */
export function leaveForLinkError(error: unknown, about: 'verify' | 'reset'): boolean {
  const reason = error instanceof CallError && REASONS[error.code];
  if (!reason) return false;
  location.replace(inPageLanguage(signErrorPath(reason, about)));
  return true;
}
