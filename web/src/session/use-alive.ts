import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page is hydrated. Before that, a form must not be sent: the browser would put its
 * content into an address.
 */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
