/** Tables drawn with `+---+` lines, as Pandoc has them. */
import type { PhrasingContent, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Run } from '../run/run.ts';
import { parsePhrasing } from './parse.ts';

const RULE = /^\+([-=:]+\+)+\s*$/;

/** The columns' edges, from the first line; null where a row does not fit them. */
function readRows(lines: string[]): { rows: string[][]; header: boolean } | null {
  const edges = [...(lines[0] ?? '')].flatMap((sign, at) => (sign === '+' ? [at] : []));
  const rows: string[][] = [];
  let row: string[] | null = null;
  let header = false;
  for (const line of lines.slice(1)) {
    if (RULE.test(line)) {
      if (row) rows.push(row);
      header ||= line.includes('=') && rows.length === 1;
      row = null;
      continue;
    }
    if (!edges.every((at) => '|+'.includes(line[at] ?? ' '))) return null;
    const cells = edges.slice(0, -1).map((at, i) => line.slice(at + 1, edges[i + 1]).trim());
    row = row ? row.map((cell, i) => `${cell}\n${cells[i] ?? ''}`.trim()) : cells;
  }
  return row === null && rows.length > 0 ? { rows, header } : null;
}

function readAlign(lines: string[]): Table['align'] {
  const rule = lines.find((line) => RULE.test(line) && line.includes(':')) ?? '';
  return rule
    .split('+')
    .slice(1, -1)
    .map((part) => {
      if (part.startsWith(':') && part.endsWith(':')) return 'center';
      if (part.endsWith(':')) return 'right';
      return part.startsWith(':') ? 'left' : null;
    });
}

const cell = (source: string, line: number | undefined): PhrasingContent[] =>
  parsePhrasing(source.replace(/\\\n/g, ' '), line);

function toTable(source: string, line: number | undefined): Table | null {
  const lines = source.split('\n').map((part) => part.trim());
  const read = readRows(lines);
  if (!read) return null;
  const rows = read.header ? read.rows : [[], ...read.rows];
  return {
    type: 'table',
    align: readAlign(lines),
    children: rows.map((row) => ({
      type: 'tableRow',
      children: row.map((text) => ({ type: 'tableCell', children: cell(text, line) })),
    })),
  };
}

/** Such a table was read as a paragraph: its source is parsed again. */
export function gridTables(tree: Root, run: Run): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    const [from, to] = [node.position?.start.offset, node.position?.end.offset];
    if (!parent || index === undefined || from === undefined || to === undefined) return;
    if (run.source[from] !== '+') return;
    const source = run.source.slice(from, to);
    if (!RULE.test(source.split('\n')[0] ?? '')) return;
    const table = toTable(source, node.position?.start.line);
    if (table) parent.children[index] = { ...table, position: node.position };
  });
}
