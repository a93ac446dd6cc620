import type { Nodes, Table } from 'mdast';
import { type XmlContent, type XmlPiece, xmlElement, xmlIf } from './xml-element.ts';

/** A table. `id`: as XML takes it. `inline`: of what is in its cells and its caption. */
export function jatsTable(
  node: Table,
  id: string,
  inline: (nodes: readonly Nodes[]) => XmlContent,
): XmlPiece {
  const { number, caption, word = 'Table' } = node.data ?? {};
  const width = Math.max(1, ...node.children.map((row) => row.children.length));
  const row = (cells: Table['children'][number], tag: 'th' | 'td') =>
    xmlElement(
      'tr',
      {},
      Array.from({ length: width }, (_, at) =>
        xmlElement(
          tag,
          { align: node.align?.[at] ?? undefined },
          inline(cells.children[at]?.children ?? []),
        ),
      ),
    );
  const [head, ...rest] = node.children;
  return xmlElement(
    'table-wrap',
    { id },
    xmlIf('label', number === undefined ? '' : `${word} ${number}`),
    caption && xmlElement('caption', {}, xmlElement('p', {}, inline(caption))),
    xmlElement(
      'table',
      {},
      // Empty where the author has left it empty: a table without heads is not one that can be read aloud.
      head ? xmlElement('thead', {}, row(head, 'th')) : null,
      xmlElement(
        'tbody',
        {},
        rest.length > 0
          ? rest.map((each) => row(each, 'td'))
          : xmlElement('tr', {}, xmlElement('td', {})),
      ),
    ),
  );
}
