import { useEffect } from 'react';

/** Blocks near the target get their real heights within a few frames of coming near. */
const FRAMES = 10;

/**
 * Keeps an anchor where it belongs. Blocks far from the view have estimated heights
 * (`content-visibility`), so that the browser scrolls to where a section would stand; as the real
 * heights come in, the section moves. It is followed until it rests, or the reader scrolls.
 * (A navigation from another page is held by `app/arrival.tsx`.)
 */
export function useSettledAnchors(): void {
  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    let frame = 0;
    const leave = () => cancelAnimationFrame(frame);
    const settle = () => {
      leave();
      let left = FRAMES;
      const follow = () => {
        // By now the browser has followed the link.
        const target = document.getElementById(decoded(location.hash.slice(1)));
        // Where it stands already, this moves nothing: the style says how far from the top.
        target?.scrollIntoView({ behavior: 'instant' });
        left -= 1;
        if (left > 0) frame = requestAnimationFrame(follow);
      };
      frame = requestAnimationFrame(follow);
    };
    const clicked = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href^="#"]')) settle();
    };
    if (isNearTarget()) settle();
    // Not at every change of the hash: going back leads to where the reader was, not to the anchor.
    document.addEventListener('click', clicked, options);
    for (const name of ['wheel', 'touchmove', 'keydown']) {
      document.addEventListener(name, leave, options);
    }
    return () => {
      stop.abort();
      leave();
    };
  }, []);
}

/** Whether the page was opened at an anchor, and its reader has not gone elsewhere since. */
function isNearTarget(): boolean {
  const target = location.hash && document.getElementById(decoded(location.hash.slice(1)));
  return target ? Math.abs(target.getBoundingClientRect().top) < innerHeight / 2 : false;
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
