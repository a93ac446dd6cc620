import { followedTop } from './scroll-share.ts';

/** One of two panes that show a text, by the lines of its source. */
export interface LinedPane {
  readonly scroller: HTMLElement;
  /** The line at its upper edge, with how much of it is past. */
  lineAtTop(): number;
  /** How far it is scrolled where this line is at its upper edge. */
  topOf(line: number): number;
}

/** What a person does to a pane before it scrolls. */
const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'pointerenter', 'keydown', 'focusin'];

/**
 * Scrolls two panes together. Only the one that the person touches leads: what the other does in answer, or
 * because something in it has loaded, moves nothing. Answers with what ends it.
 */
export function followScroll(one: LinedPane, other: LinedPane): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let leader: LinedPane | null = null;
  let frame = 0;
  const follow = (from: LinedPane, to: LinedPane) => {
    const { scrollTop: top, scrollHeight, clientHeight: height } = from.scroller;
    const most = scrollHeight - height;
    const otherMost = to.scroller.scrollHeight - to.scroller.clientHeight;
    to.scroller.scrollTop = followedTop(
      { top, most, height },
      to.topOf(from.lineAtTop()),
      otherMost,
    );
  };
  for (const [pane, partner] of [
    [one, other],
    [other, one],
  ] as const) {
    const lead = () => {
      leader = pane;
    };
    for (const touch of TOUCHES) {
      pane.scroller.addEventListener(touch, lead, { signal, passive: true });
    }
    pane.scroller.addEventListener(
      'scroll',
      () => {
        if (leader !== pane) return;
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => follow(pane, partner));
      },
      { signal, passive: true },
    );
  }
  return () => {
    cancelAnimationFrame(frame);
    stop.abort();
  };
}
