/** Tables whose cells span rows or columns, and whose head has several rows, as Markdown can hold them. */
import type { Element, ElementContent } from 'hast';

const isElement = (node: ElementContent): node is Element => node.type === 'element';
const rowsOf = (table: Element): { row: Element; isHead: boolean }[] =>
  table.children.filter(isElement).flatMap((child) => {
    if (child.tagName === 'tr') return [{ row: child, isHead: false }];
    return child.children
      .filter(isElement)
      .filter(({ tagName }) => tagName === 'tr')
      .map((row) => ({ row, isHead: child.tagName === 'thead' }));
  });
const cellsOf = (row: Element) =>
  row.children.filter(isElement).filter(({ tagName }) => tagName === 'td' || tagName === 'th');
const span = (cell: Element, name: 'colSpan' | 'rowSpan'): number =>
  // Nothing a table has is wider: a wrong number must not become a table without end.
  Math.min(200, Math.max(1, Number(cell.properties[name] ?? 1) || 1));

/** A cell of the grid: its content, and whether it is its first occurrence. */
interface Place {
  readonly cell: Element;
  readonly isFirst: boolean;
}

function gridOf(rows: readonly Element[]): (Place | undefined)[][] {
  const grid: (Place | undefined)[][] = rows.map(() => []);
  rows.forEach((row, y) => {
    let x = 0;
    for (const cell of cellsOf(row)) {
      while (grid[y]?.[x]) x += 1;
      for (let down = 0; down < span(cell, 'rowSpan') && grid[y + down]; down += 1) {
        for (let right = 0; right < span(cell, 'colSpan'); right += 1) {
          const line = grid[y + down];
          if (line) line[x + right] = { cell, isFirst: down === 0 && right === 0 };
        }
      }
      x += span(cell, 'colSpan');
    }
  });
  return grid;
}

const hasSpan = (rows: readonly Element[]) =>
  rows.some((row) =>
    cellsOf(row).some((cell) => span(cell, 'colSpan') > 1 || span(cell, 'rowSpan') > 1),
  );

/** How many rows the head has: those that are marked, or those that its cells reach down to. */
function depthOfHead(marked: number, rows: readonly Element[]): number {
  if (marked > 0) return marked;
  const [first] = rows;
  return first ? Math.max(1, ...cellsOf(first).map((cell) => span(cell, 'rowSpan'))) : 0;
}

const element = (tagName: string, children: ElementContent[]): Element => ({
  ...{ type: 'element', tagName, properties: {}, children },
});

/** Heads above each other become one: `Depth: least`, `Depth: most`. */
function headCell(column: readonly (Place | undefined)[]): Element {
  const said = [...new Set(column.map((place) => place?.cell))].filter(
    (cell) => cell !== undefined && cell.children.length > 0,
  );
  const children = said.flatMap((cell, at): ElementContent[] => [
    ...(at > 0 ? [{ type: 'text', value: ': ' } as const] : []),
    ...(cell?.children.flatMap((child) =>
      isElement(child) && child.tagName === 'p' ? child.children : [child],
    ) ?? []),
  ]);
  return element('th', structuredClone(children));
}

/**
 * Changes the table in place where necessary. The content of a cell that spans several rows or columns goes into
 * the first of them; in the head it is repeated for each column.
 */
export function flattenTable(table: Element): void {
  const all = rowsOf(table);
  const rows = all.map(({ row }) => row);
  const marked = all.findIndex(({ isHead }) => !isHead);
  const depth = depthOfHead(marked < 0 ? all.length : marked, rows);
  if (!hasSpan(rows) && depth < 2) return;
  const grid = gridOf(rows);
  const width = Math.max(...grid.map((line) => line.length));
  const columns = Array.from({ length: width }, (_, x) => x);
  const head = columns.map((x) => headCell(grid.slice(0, depth).map((line) => line[x])));
  const body = grid.slice(depth).map((line) =>
    element(
      'tr',
      columns.map((x) => {
        const place = line[x];
        return place?.isFirst
          ? {
              ...place.cell,
              tagName: 'td',
              properties: { ...place.cell.properties, colSpan: 1, rowSpan: 1 },
            }
          : element('td', []);
      }),
    ),
  );
  table.children = [element('thead', [element('tr', head)]), element('tbody', body)];
}
