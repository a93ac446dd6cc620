/** A LaTeX `tabular` (also `tabularx`, `longtable`…) to cells; what they hold is still source. */
import { findCommands, readGroup, splitTop } from './groups.ts';

export type Alignment = 'left' | 'center' | 'right' | null;
export interface Tabular {
  align: Alignment[];
  rows: string[][];
}

const BEGIN = /\\begin\{(tabular[xy]?\*?|tabulary|longtable|supertabular|array)\}/;
/** Lines and commands that only draw. */
const RULES =
  /\\(hline|toprule|midrule|bottomrule|endhead|endfirsthead|endfoot|endlastfoot|centering|noalign\{[^}]*\}|(cline|cmidrule)(\([^)]*\))?\{[^}]*\}|addlinespace(\[[^\]]*\])?)(?![A-Za-z])/g;

/** The columns of `{l|c r}`: rules and the text between them are left out. */
export function readAlignment(spec: string): Alignment[] {
  const repeated = spec.replace(/\*\{(\d+)\}\{([^{}]*)\}/g, (_, times: string, what: string) =>
    what.repeat(Math.min(Number(times), 50)),
  );
  const plain = repeated
    .replace(/[@!><]\{([^{}]|\{[^{}]*\})*\}/g, '')
    .replace(/([pmbw])(\{[^{}]*\})+/g, 'p');
  const of: Record<string, Alignment> = {
    l: 'left',
    c: 'center',
    r: 'right',
    C: 'center',
    R: 'right',
  };
  return [...plain].filter((c) => /[lcrpXLCRJS]/.test(c)).map((c) => of[c] ?? null);
}

/** `\multicolumn{2}{c}{x}` fills its columns: the text, then empty cells. */
function readCells(row: string): string[] {
  return splitTop(row, '&').flatMap((source) => {
    const cell = source.trim();
    const span = findCommands(cell, 'multicolumn')[0];
    if (!span) return [unspanRows(cell)];
    const spec = readGroup(cell, span.to);
    const text = spec && readGroup(cell, spec.next);
    if (!text) return [cell];
    const empty = Array.from({ length: Math.min(Number(span.inner) || 1, 50) - 1 }, () => '');
    return [unspanRows(text.inner.trim()), ...empty];
  });
}

function unspanRows(cell: string): string {
  const span = findCommands(cell, 'multirow')[0];
  if (!span) return cell;
  const width = readGroup(cell, span.to);
  const text = width && readGroup(cell, width.next);
  return text ? text.inner.trim() : cell;
}

/** The first readable tabular in the source, or null if there is none. */
export function readTabular(source: string): Tabular | null {
  const begin = BEGIN.exec(source);
  if (!begin) return null;
  const name = begin[1] ?? '';
  let at = begin.index + begin[0].length;
  if (source[at] === '[') at = readGroup(source, at)?.next ?? at;
  let spec = readGroup(source, at);
  if (spec && /^tabular([xy]|y|\*)$/.test(name) && source[spec.next] === '{') {
    spec = readGroup(source, spec.next);
  }
  const end = source.indexOf(`\\end{${name}}`, at);
  if (!spec || end < 0) return null;
  const body = source.slice(spec.next, end).replace(/(^|[^\\])%.*$/gm, '$1');
  const rows = splitTop(body, '\\\\')
    .map((row) =>
      row
        .replace(/^\s*\[[^\]]*\]/, '')
        .replace(RULES, '')
        .trim(),
    )
    .filter((row) => row !== '' && !/^\\caption/.test(row))
    .map(readCells);
  return rows.length > 0 ? { align: readAlignment(spec.inner), rows } : null;
}
