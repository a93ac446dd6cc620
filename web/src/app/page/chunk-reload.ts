import { PAGE_RELOAD_GUARD_TTL_MS } from '@quire/model/constants';

const GUARD = 'quire:reload';

/** Whether a page may reload itself now: not again within the guard's time to live. */
export function mayReload(lastReload: number | null, now: number): boolean {
  return lastReload === null || now - lastReload >= PAGE_RELOAD_GUARD_TTL_MS;
}

/** Remembers a reload where that is allowed. Who cannot remember must not reload: it might never end. */
function takeGuard(): boolean {
  try {
    const remembered = sessionStorage.getItem(GUARD);
    if (!mayReload(remembered === null ? null : Number(remembered), Date.now())) return false;
    sessionStorage.setItem(GUARD, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

let isReloading = false;

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
    if (address === null || isReloading || !takeGuard()) return;
    isReloading = true;
    // Back, to this page as the browser kept it.
    window.addEventListener('pageshow', () => location.reload());
    const to = new URL(address, location.href);
    const isHere = to.pathname === location.pathname && to.search === location.search;
    location.assign(to.href);
    // Going to a place in the page that is shown loads nothing.
    if (isHere && to.hash) location.reload();
  });
}

/** What came of some work; never anything once the page is being replaced, so that no error flashes. */
export async function unlessReloading<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isReloading) await new Promise(() => {});
    throw error;
  }
}
