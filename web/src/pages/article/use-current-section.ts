import { VIEW_TO_TOP_OFFSET_PX } from '@quire/model/constants';
import type { OutlineEntry } from '@quire/model/entities/published';
import { useEffect, useState } from 'react';

/**
 * The id of the section that is being read: the last heading that has passed the top of the view.
 * The browser tells when one does; nothing is measured while scrolling.
 */
export function useCurrentSection(sections: readonly OutlineEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const order = sections.map(({ id }) => id);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
          if (isIntersecting) setCurrent(target.id);
          else if (boundingClientRect.top > (rootBounds?.bottom ?? 0)) {
            // It has left downwards: the reader is back in the section before it.
            setCurrent((now) =>
              now === target.id ? (order[order.indexOf(target.id) - 1] ?? null) : now,
            );
          }
        }
      },
      { rootMargin: `-${VIEW_TO_TOP_OFFSET_PX - 20}px 0px -65% 0px` },
    );
    for (const id of order) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
