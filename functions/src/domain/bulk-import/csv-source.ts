import { reportRemark } from '@quire/model/entities/report-remark';
import {
  type LineProblem,
  RAW_CHARACTERS,
  type RawRecord,
  type RecordSource,
  UnreadableFile,
} from './raw-record.ts';

interface CsvRow {
  readonly cells: readonly string[];
  readonly at: number;
  readonly lines: number;
  readonly isOpen: boolean;
}

/** Reads one row of RFC 4180 from an offset: quoted cells may contain separators, quotes and line breaks. */
function readRow(text: string, from: number, separator: string): CsvRow {
  const cells: string[] = [];
  let [cell, at, lines, isQuoted] = ['', from, 1, false];
  for (; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter === '\n') lines += 1;
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') [cell, isQuoted] = ['', true];
    else if (letter === separator) {
      cells.push(cell);
      cell = '';
    } else if (letter === '\n') {
      at += 1;
      break;
    } else cell += letter;
  }
  cells.push(cell);
  return { cells: cells.map((each) => each.trim()), at, lines, isOpen: isQuoted };
}

/** The separator: the most frequent candidate in the first line. */
function separatorOf(text: string): string {
  const first = text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n'));
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** CSV whose first row names the columns. `at` counts characters. Throws `UnreadableFile`. */
export function csvSource(bytes: Uint8Array): RecordSource {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    throw new UnreadableFile('file-not-utf8');
  }
  const separator = separatorOf(text);
  const head = readRow(text, 0, separator);
  if (head.isOpen || head.cells.every((name) => !name)) {
    throw new UnreadableFile('columns-missing');
  }
  const recordOf = (row: CsvRow, from: number, line: number): RawRecord => {
    const raw = text.slice(from, row.at).trimEnd().slice(0, RAW_CHARACTERS);
    const broken = (problem: LineProblem) => ({ line, raw, value: null, problem });
    if (row.isOpen) {
      return broken({ code: 'import/quote-open', remark: reportRemark('quote-open', {}) });
    }
    const [cells, columns] = [row.cells.length, head.cells.length];
    if (cells > columns) {
      const remark = reportRemark('too-many-cells', { cells, columns });
      return broken({ code: 'import/too-many-cells', remark });
    }
    const named = head.cells.map((name, at): [string, string] => [name, row.cells[at] ?? '']);
    return { line, raw, value: Object.fromEntries(named.filter(([name, cell]) => name && cell)) };
  };
  return {
    first: { at: head.at, line: 1 + head.lines },
    end: text.length,
    read(from, most) {
      const records: RawRecord[] = [];
      let { at, line } = from;
      while (at < text.length && records.length < most) {
        const row = readRow(text, at, separator);
        if (row.cells.some(Boolean)) records.push(recordOf(row, at, line));
        at = row.at;
        line += row.lines;
      }
      return { records, next: { at, line } };
    },
  };
}
