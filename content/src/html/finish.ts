/** What is added when the tree is sanitised: formulas, drawings, the widths of figures. Ours alone. */
import type { Properties, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { Formula, Run } from '../run/run.ts';
import { hasJoined } from './join-punctuation.ts';

/** Where signs may not leave a formula, its own parts may still go on in the next line, as KaTeX has them. */
const breakable = (html: string) =>
  html.replaceAll('</span><span class="katex-base">', '</span><wbr><span class="katex-base">');

/** Puts every formula in its place and turns shares into widths. */
export function finish(tree: Root, run: Run): void {
  visit(tree, 'element', (node, _index, parent) => {
    const slot = node.properties.dataMath;
    if (slot !== undefined) {
      const formula = run.formulas[Number(slot)];
      delete node.properties.dataMath;
      const isJoined = parent?.type === 'element' && hasJoined(parent);
      const html = isJoined ? breakable(formula?.html ?? '') : formula?.html;
      node.children = html ? [{ type: 'raw', value: html }] : [];
      if (formula?.display) Object.assign(node.properties, fitted(formula.display));
      return SKIP;
    }
    const drawing = node.properties.dataDrawing;
    if (drawing !== undefined) {
      delete node.properties.dataDrawing;
      node.children = [{ type: 'raw', value: run.drawings[Number(drawing)] ?? '' }];
      return SKIP;
    }
    const share = node.properties.dataShare;
    if (share !== undefined) {
      delete node.properties.dataShare;
      node.properties.style = `width:${Number(share)}%`;
    }
    return undefined;
  });
}

/** In the em of the text: what is wider may have to be set smaller on a phone, of 390 px or 320. */
const NARROW_EM = 14;
/** What still is too wide on most phones where it is set in 80 % of its size. */
const SCROLLS_EM = 21;

/** What the style needs to know of a wide formula; one that may have to be scrolled can be reached. */
function fitted({ label, widest }: NonNullable<Formula['display']>): Properties {
  if (widest <= NARROW_EM) return {};
  const style = `--formula-width:${widest.toFixed(1)}`;
  return widest > SCROLLS_EM ? { style, tabIndex: 0, role: 'group', ariaLabel: label } : { style };
}
