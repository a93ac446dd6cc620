import { PAGE_RELOAD_GUARD_TTL_MS } from '@quire/model/constants';

const GUARD = 'quire:reload';

/** Whether a page may reload itself now: not again within the guard's time to live. */
export function mayReload(lastReload: number | null, now: number): boolean {
  return lastReload === null || now - lastReload >= PAGE_RELOAD_GUARD_TTL_MS;
}

/**
 * A part of the app that cannot be loaded (a new version is out) makes the browser load the page
 * it was going to from the server: once, never in a loop.
 *
 * @param target where the navigation under way was going; null where nobody was going anywhere:
 *   what a page does besides is missed by nobody who is reading
 */
export function reloadOnMissingChunk(target: () => string | null): void {
  window.addEventListener('vite:preloadError', () => {
    const address = target();
    if (address === null) return;
    const remembered = sessionStorage.getItem(GUARD);
    if (!mayReload(remembered === null ? null : Number(remembered), Date.now())) return;
    sessionStorage.setItem(GUARD, String(Date.now()));
    location.assign(address);
  });
}
