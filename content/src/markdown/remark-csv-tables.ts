/** MyST's `{csv-table}`: rows of values between commas. */
import type { Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { parsePhrasing } from './parse.ts';
import { readAttributes } from './read-attributes.ts';

/** The rows of CSV (RFC 4180): a value in quotes may hold commas, quotes and lines. */
function readRows(source: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare = '', end = ''] of source.matchAll(
    /(?:[ \t]*"((?:[^"]|"")*)"[ \t]*|([^,\n]*))(,|\n|$)/g,
  )) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}

const SIGNS: Readonly<Record<string, string>> = { '%27': "'", '%7b': '{', '%7d': '}' };
/** Attributes can hold no braces: the dialects wrote them in another way. */
const plain = (value: string) => value.replace(/%(27|7b|7d)/g, (sign) => SIGNS[sign] ?? sign);

/** Replaces each block that the dialects left as `csv-table`. */
export function csvTables(tree: Root): void {
  visit(tree, 'code', (node, index, parent) => {
    if (node.lang !== 'csv-table' || !parent || index === undefined) return;
    const { attributes } = readAttributes(node.meta ?? '');
    const line = node.position?.start.line;
    const header = attributes.header === undefined ? [] : readRows(plain(attributes.header));
    const rows = [...header, ...readRows(node.value)];
    const hasHead = header.length > 0 || Number(attributes['header-rows'] ?? 0) > 0;
    const table: Table = {
      type: 'table',
      children: (hasHead ? rows : [[], ...rows]).map((row) => ({
        type: 'tableRow',
        children: row.map((cell) => ({ type: 'tableCell', children: parsePhrasing(cell, line) })),
      })),
      data: {
        ...(attributes.title ? { caption: parsePhrasing(plain(attributes.title), line) } : {}),
        ...(attributes.id ? { label: attributes.id } : {}),
      },
      position: node.position,
    };
    parent.children[index] = table;
  });
}
