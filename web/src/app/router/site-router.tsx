import { startTransition, useEffect, useState } from 'react';
import { type DataRouter, RouterProvider } from 'react-router';
import type { RouterOnDemand } from './router-on-demand.ts';

interface SiteRouterProps {
  readonly onDemand: RouterOnDemand;
  /** Where the app starts without a page of the server's to show. */
  readonly first?: DataRouter | undefined;
}

/** The router of the page that the server rendered, replaced by the whole one before a navigation. */
export function SiteRouter({ onDemand, first }: SiteRouterProps) {
  const [router, setRouter] = useState(first ?? onDemand.still);
  useEffect(() => {
    onDemand.onLoaded((whole) => startTransition(() => setRouter(whole)));
    if (first) return;
    // An entry of the history whose place the app keeps: the browser has left it at its top.
    if (history.scrollRestoration === 'manual') onDemand.wake().catch(() => {});
    return prepareOnIntent(onDemand);
  }, [onDemand, first]);
  return <RouterProvider router={router} />;
}

/** A reader who points at a link of ours, or reaches it with the keyboard, is about to follow it. */
function prepareOnIntent({ still, prepare, onLoaded }: RouterOnDemand): () => void {
  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  const intend = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('a[href^="/"], form')) return;
    prepare();
    for (const name of INTENTIONS) document.removeEventListener(name, intend);
  };
  for (const name of INTENTIONS) document.addEventListener(name, intend, options);
  // The app may have loaded because the reader points at a link.
  if (document.querySelector('a[href^="/"]:is(:hover, :focus)')) prepare();
  onLoaded(() => stop.abort());
  // Back, to a page that this document showed before it was reloaded: nobody here knows it.
  const { pathname, search } = still.state.location;
  const leave = () => {
    if (location.pathname !== pathname || location.search !== search) location.reload();
  };
  window.addEventListener('popstate', leave, { signal: stop.signal });
  return () => stop.abort();
}

const INTENTIONS = ['pointerover', 'touchstart', 'focusin'] as const;
