import type { LinedPane } from './follow-scroll.ts';
import { heightAt, lineAt } from './scroll-share.ts';

/**
 * A pane that shows a rendered text.
 *
 * @param body what holds the text
 * @param lines those of its blocks, as the renderer named them
 */
export function markedPane(
  scroller: HTMLElement,
  body: HTMLElement,
  lines: () => readonly number[],
): LinedPane {
  const marks = () => {
    const blocks = body.querySelectorAll('[data-line]');
    const zero = scroller.getBoundingClientRect().top - scroller.scrollTop;
    const topOf = (index: number) => (blocks[index]?.getBoundingClientRect().top ?? 0) - zero;
    return { topOf, lines: blocks.length === lines().length ? lines() : [] };
  };
  return {
    scroller,
    lineAtTop() {
      const { topOf, lines: marked } = marks();
      return lineAt(scroller.scrollTop, marked, topOf);
    },
    topOf(line) {
      const { topOf, lines: marked } = marks();
      return heightAt(line, marked, topOf);
    },
  };
}
