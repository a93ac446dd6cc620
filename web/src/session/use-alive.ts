import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page has come to life. Until then a form must not be sent: the browser would do it
 * itself, and put what was typed into an address.
 */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
