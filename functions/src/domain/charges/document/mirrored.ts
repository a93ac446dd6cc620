/** A document's layout from right to left. */

const SIDES: Readonly<Record<string, string>> = { left: 'right', right: 'left' };

/** A part of a pdfmake document with columns and cells in the opposite order, and texts at the opposite side. */
export function mirrored(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(mirrored);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]: [string, unknown]) => {
      if (name === 'alignment') return [name, SIDES[String(value)] ?? value];
      const turned = mirrored(value);
      if (!Array.isArray(turned)) return [name, turned];
      if (name === 'columns' || name === 'widths') return [name, turned.toReversed()];
      return [name, name === 'body' ? turned.map(reversedRow) : turned];
    }),
  );
}

const reversedRow = (row: unknown): unknown => (Array.isArray(row) ? row.toReversed() : row);
