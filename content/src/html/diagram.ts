/** A block that is drawn: its title, the words around the list, the list in its drawing. */
import type { ElementContent } from 'hast';
import type { PhrasingContent, RootContent } from 'mdast';
import { diagrams } from '../diagrams/diagrams.ts';
import { fault } from '../diagrams/draw.ts';
import { depthOf, readItems } from '../diagrams/read-items.ts';
import { isTitle } from '../markdown/remark-directives.ts';
import { type Run, report } from '../run/run.ts';
import type { Diagram } from '../syntax/nodes.ts';
import { hastElement } from '../tree/build.ts';

/** How nodes of the text become HTML. */
export interface Convert {
  phrasing: (nodes: PhrasingContent[]) => ElementContent[];
  blocks: (nodes: RootContent[]) => ElementContent[];
}

/** The figure; an unsuitable list is reported and stays a list. */
export function diagram(node: Diagram, run: Run, convert: Convert): ElementContent[] {
  const [first, ...others] = node.children;
  const body = isTitle(first) ? others : node.children;
  const title = isTitle(first) ? convert.phrasing(first.children) : [];
  const lists = body.filter((child) => child.type === 'list');
  const items = lists[0] ? readItems(lists[0]) : [];
  const drawn =
    lists.length === 1 && depthOf(items) > 0
      ? diagrams[node.kind]({
          items,
          id: node.id,
          ...convert,
          drawing: (svg) => {
            run.drawings.push(svg);
            return hastElement(
              'span',
              { className: ['diagram-drawing'], dataDrawing: run.drawings.length - 1 },
              [],
            );
          },
        })
      : fault('lists');
  if (!Array.isArray(drawn)) {
    const values = { block: `:::${node.kind}`, ...drawn };
    report(run, 'warning', 'diagram/unreadable', values, node.position?.start.line);
    return [...(title.length > 0 ? [hastElement('p', {}, title)] : []), ...convert.blocks(body)];
  }
  const at = lists[0] ? body.indexOf(lists[0]) : 0;
  const id = node.id === null ? {} : { id: node.id };
  return [
    hastElement('figure', { className: ['diagram', `diagram-${node.kind}`], ...id }, [
      ...(title.length > 0 ? [hastElement('figcaption', {}, title)] : []),
      ...convert.blocks(body.slice(0, at)),
      ...drawn,
      ...convert.blocks(body.slice(at + 1)),
    ]),
  ];
}
