import { isSessionRemembered } from '../session/remembered.ts';
import { PAGE_SHOWN } from './page-shown.ts';
import { START_ID } from './start-id.ts';

/** The first signs of a reader. A page that is opened at an anchor, or reloaded, scrolls by itself. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'click',
  'focusin',
  'input',
] as const;

/** Whether the page has moved below a pointer that rests: browsers report this as if the pointer had moved. */
const isResting = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event instanceof MouseEvent &&
  event.movementX === 0 &&
  event.movementY === 0;

/** What only the app can do. All other buttons and links work without it. */
const NEEDS_APP =
  'button[type="button"]:not([popovertarget]), a[data-open], .article-body figure a:has(img)';

const PAINTED_WITHIN_MS = 500;

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The page is painted (or hidden, where nothing is). */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINTED_WITHIN_MS);
  });

/** Whether the page does something before a reader touches it, or a reader has touched it already. */
function isWantedAtOnce(tag: HTMLElement): boolean {
  return (
    tag.dataset.waits === undefined ||
    // Nothing is shown yet: a signed-in area.
    !document.getElementById('root')?.firstElementChild ||
    // The header shows who is signed in, and a warning where cookies are refused.
    isSessionRemembered() ||
    !navigator.cookieEnabled ||
    // The app keeps the place of this entry of the history.
    history.scrollRestoration === 'manual' ||
    scrollY > 0 ||
    document.activeElement !== document.body
  );
}

/**
 * Loads the app once a reader touches the page, and not before: the page can be read, its links and forms work. React
 * comes first, then the app, each in a task of its own: read as one they would keep a slow phone from answering for a
 * tenth of a second. Clicks that need the app are held back until it answers, and then repeated, once for each place.
 */
export function startApp(): void {
  const tag = document.getElementById(START_ID);
  if (!tag) return;
  const scripts = (tag.dataset.scripts ?? '').split(' ');
  const stop = new AbortController();
  const { signal } = stop;
  const missed = new Set<HTMLElement>();
  const clickAgain = async () => {
    stop.abort();
    // React's effects have run by then.
    await rest();
    for (const place of missed) if (place.isConnected) place.click();
  };
  const load = async () => {
    for (const href of scripts)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    await painted();
    for (const src of scripts) {
      await import(/* @vite-ignore */ src);
      await rest();
    }
  };

  document.addEventListener(
    'click',
    (event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      const { target } = event;
      const place = target instanceof Element ? target.closest<HTMLElement>(NEEDS_APP) : null;
      if (!place) return;
      event.preventDefault();
      missed.add(place);
    },
    { capture: true, signal },
  );
  document.addEventListener(PAGE_SHOWN, clickAgain, { signal });

  let isLoading = false;
  const begin = (event?: Event) => {
    if (isLoading || (event && isResting(event))) return;
    isLoading = true;
    for (const name of SIGNS) removeEventListener(name, begin, true);
    load().catch((error: unknown) => {
      reportError(error);
      // Links lead where they lead without the app.
      void clickAgain();
    });
  };
  if (isWantedAtOnce(tag)) begin();
  else for (const name of SIGNS) addEventListener(name, begin, { capture: true, passive: true });
}
