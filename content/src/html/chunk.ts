/**
 * Blocks in runs that the browser may leave out of layout until they are near
 * (`content-visibility: auto`), each with the height it will probably have, so that nothing jumps. The height on a phone is in
 * `--narrow`, for the page's style to choose.
 */
import type { Element, Root, RootContent } from 'hast';
import type { Run } from '../run/run.ts';
import { hastElement } from '../tree/build.ts';
import { heightOf, NARROW, WIDE } from './estimate-height.ts';

/** About one and a half screens: small enough to skip, large enough to be few. */
const CHUNK_PX = 1_400;

const isHeading = (node: RootContent | undefined, names: RegExp) =>
  node?.type === 'element' && names.test(node.tagName);

/** Wraps the blocks of a tree; a heading is never parted from what follows it. */
export function chunk(tree: Root, run: Run): Root {
  const chunks: { nodes: Element[]; height: number }[] = [];
  for (const node of tree.children) {
    if (node.type !== 'element') continue;
    const height = heightOf([node], run, WIDE);
    const last = chunks.at(-1);
    const waits = isHeading(last?.nodes.at(-1), /^h\d$/);
    const full = last !== undefined && last.height + height > CHUNK_PX;
    if (!last || (!waits && (full || isHeading(node, /^h[23]$/)))) {
      chunks.push({ nodes: [node], height });
    } else {
      last.nodes.push(node);
      last.height += height;
    }
  }
  const children = chunks.map(({ nodes }) => {
    const [wide, narrow] = [WIDE, NARROW].map((column) => Math.round(heightOf(nodes, run, column)));
    const style = `contain-intrinsic-size:auto ${wide}px;--narrow:${narrow}px`;
    return hastElement('div', { className: ['cv'], style }, nodes);
  });
  return { type: 'root', children };
}
