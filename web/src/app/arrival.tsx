import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, useLocation } from 'react-router';
import { PAGE_SHOWN } from '../start/page-shown.ts';

/** The element that an address points at. */
function placeIn(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** How long a page may take to settle: blocks that come near the view get their true heights, and fonts come. */
const SETTLING_MS = 2_000;
const MOVED_ON = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

/**
 * Scrolls to a place and keeps it there while the page settles, as browsers do on a first load,
 * unless the reader takes over.
 *
 * @returns lets go
 */
function hold(place: HTMLElement): () => void {
  const stop = new AbortController();
  const letGo = () => stop.abort();
  const show = () => place.scrollIntoView();
  const observer = new ResizeObserver(show);
  observer.observe(document.body);
  stop.signal.addEventListener('abort', () => observer.disconnect());
  for (const name of MOVED_ON) window.addEventListener(name, letGo, { signal: stop.signal });
  setTimeout(letGo, SETTLING_MS);
  show();
  return letGo;
}

/** Lets the keyboard go on from an element, also from one that it cannot reach. */
function focusOn(place: HTMLElement): void {
  if (!place.matches('a[href], button, input, select, textarea, [tabindex]')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/** A menu that was opened to navigate closes once that has happened. */
function closePopovers(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
}

/**
 * What happens when a client navigation has arrived: the page stands at
 * its top, at the place that the address names (`scroll-padding` keeps it clear of the edge), or
 * where it was left; the focus stands there too, menus are closed, and a screen reader is told.
 */
export function Arrival() {
  const state = useContext(RouterState);
  const location = useLocation();
  const shown = useRef(location);
  const [title, setTitle] = useState('');
  const { restoreScrollPosition: left, preventScrollReset: stay } = state ?? {};

  useLayoutEffect(() => {
    // The page that the server rendered stands where the browser put it.
    if (left === undefined || left === false) return;
    const place = placeIn(location.hash);
    if (typeof left === 'number') window.scrollTo(0, left);
    else if (place) return hold(place);
    else if (!stay) window.scrollTo(0, 0);
    return undefined;
  }, [location, left, stay]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told again with every page
  useEffect(() => {
    document.dispatchEvent(new Event(PAGE_SHOWN));
  }, [location]);

  useEffect(() => {
    const { key, pathname } = shown.current;
    // Not on the first render: a menu may have been opened before the page's scripts were there.
    if (key !== location.key) closePopovers();
    const isNewPage = pathname !== location.pathname;
    shown.current = location;
    if (isNewPage) setTitle(document.title);
    const place = left === null ? placeIn(location.hash) : null;
    const goal = place ?? (isNewPage ? document.querySelector('main') : null);
    if (goal) focusOn(goal);
  }, [location, left]);

  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  );
}
