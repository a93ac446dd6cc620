import { VIEW_TO_TOP_OFFSET_PX } from '@quire/model/constants';
import type { OutlineEntry } from '@quire/model/entities/published';
import { useEffect, useState } from 'react';
import { lastPassed } from './last-passed.ts';

/** A little below the line to which an anchor scrolls, so that its section counts as reached. */
const LINE = VIEW_TO_TOP_OFFSET_PX + 24;

/** The id of the section that is being read: the last one whose heading has passed the top of the view. */
export function useCurrentSection(sections: readonly OutlineEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    let frame = 0;
    const follow = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setCurrent(lastPassed(headings, LINE)?.id ?? null);
      });
    };
    document.addEventListener('scroll', follow, { passive: true });
    return () => {
      document.removeEventListener('scroll', follow);
      cancelAnimationFrame(frame);
    };
  }, [sections]);
  return current;
}
