import type { Span } from './find-place.ts';

/** What is not read as text: tools that stand in it, and what formulas say to machines besides. */
const LEFT_OUT = '.block-tools, .notes-bar, .katex-mathml';

interface Piece {
  readonly node: Text;
  readonly start: number;
  readonly end: number;
}

/** The text of an article's body as annotations count it, and the way from places in it to the page and back. */
export interface BodyText {
  readonly text: string;
  /** Null for what is beyond the text. */
  rangeOf(span: Span): Range | null;
  /** The place of a boundary of a selection. */
  offsetOf(node: Node, offset: number): number;
}

export function readBody(body: Element): BodyText {
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(
    body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
      return node.matches(LEFT_OUT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    },
  );
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    pieces.push({ node, start: text.length, end: text.length + node.data.length });
    text += node.data;
  }
  return {
    text,
    rangeOf({ start, end }) {
      const first = pieces.find((piece) => start < piece.end);
      const last = pieces.find((piece) => end <= piece.end);
      if (!first || !last) return null;
      const range = document.createRange();
      range.setStart(first.node, start - first.start);
      range.setEnd(last.node, end - last.start);
      return range;
    },
    offsetOf(node, offset) {
      const before = document.createRange();
      before.setStart(body, 0);
      before.setEnd(node, offset);
      const last = pieces.findLast((piece) => before.comparePoint(piece.node, 0) <= 0);
      if (!last) return 0;
      return last.node === node ? last.start + offset : last.end;
    },
  };
}
