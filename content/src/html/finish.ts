/** What is added when the tree is sanitised: formulas, drawings, the widths of figures. Ours alone. */
import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { Run } from '../run/run.ts';

/** Puts every formula in its place and turns shares into widths. */
export function finish(tree: Root, run: Run): void {
  visit(tree, 'element', (node) => {
    const slot = node.properties.dataMath;
    if (slot !== undefined) {
      const formula = run.formulas[Number(slot)];
      delete node.properties.dataMath;
      node.children = formula ? [{ type: 'raw', value: formula.html }] : [];
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
