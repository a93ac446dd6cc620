import { splitTop, takeCommands } from './groups.ts';

/** Environments that stand alone, with the columns that some of them name. */
const ALONE =
  /^\\begin\{((?:align|gather|aligned|gathered|split|array|matrix)\*?)\}(?:\[\w\])?(\{[^{}]*\})?([\s\S]*)\\end\{\1\}\s*((?:\\tag\{[^{}]*\})?[.,;]?)$/;

/**
 * A formula whose environment has one row alone, without the environment: a table cannot be broken in
 * a narrow column, what is in it can. Other formulas are left as they are.
 */
export function singleRow(tex: string): string {
  const [, name = '', columns = '', body, end = ''] = ALONE.exec(tex.trim()) ?? [];
  if (body === undefined) return tex;
  const inside = (name === 'array' ? '' : columns) + body;
  const rows = splitTop(inside, '\\\\').filter((row) => row.trim() !== '');
  const [row = ''] = rows;
  if (rows.length !== 1 || /\\begin\{/.test(inside) || /\\hline/.test(inside)) return tex;
  const cells = splitTop(row, '&');
  // The columns of `align` are one line; those of a table are not.
  if (cells.length > 1 && !/^(?:align|split)/.test(name)) return tex;
  const { text, args } = takeCommands(cells.map(withoutBraces).join(' '), 'tag');
  const tag = args[0] === undefined ? '' : `\\tag{${args[0]}}`;
  return `${text.trim()}${end}${tag}`;
}

/** A group of all there is would be one box. What some programs write behind it is a space. */
function withoutBraces(text: string): string {
  const inner = /^\s*\{([\s\S]*)\}\s*(?:\\ ?\s*)?$/.exec(text)?.[1];
  if (inner === undefined) return text.trim();
  let depth = 0;
  for (const [sign] of inner.matchAll(/\\.|[{}]/gs)) {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    if (depth < 0) return text.trim();
  }
  return inner.trim();
}
