import { internalPath } from '@quire/model/urls';
import { useSearchParams } from 'react-router';

const KEPT = 'quire:next';

/** The page that the visitor wanted, only if it is one of ours. */
export function useNext(): string | null {
  const [parameters] = useSearchParams();
  const next = parameters.get('next');
  return next && internalPath(next);
}

/** Remembers it on this device until the address has been confirmed. */
export function keepNext(next: string | null): void {
  try {
    if (next) localStorage.setItem(KEPT, next);
    else localStorage.removeItem(KEPT);
  } catch {
    // Not essential: the visitor can go there again.
  }
}

export function keptNext(): string | null {
  try {
    const next = localStorage.getItem(KEPT);
    return next && internalPath(next);
  } catch {
    return null;
  }
}
