import { parseDocument } from 'yaml';
import type { Report } from '../report/problems.ts';
import { type Fields, isFields } from './fields.ts';

export interface FrontMatter {
  fields: Fields;
  /** The text below it. */
  body: string;
  /** The line of the file on which the body begins. */
  bodyLine: number;
  /** The line of the file that holds this, for the report. */
  lineOf(text: string): number | undefined;
}

const FENCED = /^\s*---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/;

/** Lists of authors are often badly indented: their items are set straight, their keys below. */
function straighten(source: string): string {
  let inList = false;
  return source
    .split('\n')
    .map((line) => {
      if (/^[A-Za-z]/.test(line)) inList = /^(authors|affiliations)\s*:\s*$/.test(line);
      if (!inList || line.trim() === '' || /^[A-Za-z]/.test(line)) return line;
      const text = line.trim();
      return text.startsWith('- ') ? `  ${text}` : `    ${text}`;
    })
    .join('\n');
}

/** A quoted value that goes on in lines without indentation becomes one line; blank ones keep the count of lines. */
function joinQuoted(source: string): string {
  const lines = source.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const [, quote] = /^[A-Za-z][\w-]*\s*:\s*(["'])/.exec(lines[at] ?? '') ?? [];
    if (quote === undefined) continue;
    const isClosed = new RegExp(`:\\s*${quote}.*${quote}\\s*(#.*)?$`);
    let end = at;
    let joined = lines[at] ?? '';
    while (!isClosed.test(joined) && end + 1 < lines.length && end - at < VALUE_LINES_MAX) {
      end += 1;
      joined = `${joined.trimEnd()} ${(lines[end] ?? '').trim()}`;
    }
    if (end === at || !isClosed.test(joined)) continue;
    lines.fill('', at + 1, end + 1);
    lines[at] = joined;
  }
  return lines.join('\n');
}

/** A quotation mark that nothing closes must not swallow the front matter. */
const VALUE_LINES_MAX = 40;

function parse(source: string) {
  return parseDocument(source, { strict: false, uniqueKeys: false, logLevel: 'silent' });
}

/**
 * Separates a file into front matter and text. Malformed YAML is repaired where possible, and reported.
 */
export function readFrontMatter(file: string, report: Report): FrontMatter | null {
  const match = FENCED.exec(file);
  if (!match) return null;
  const source = match[1] ?? '';
  const before = file.indexOf(source);
  const startLine = file.slice(0, before).split('\n').length;
  let document = parse(source);
  const error = document.errors[0];
  if (error) {
    const line = startLine + (error.linePos?.[0].line ?? 1) - 1;
    const message = (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
    const mended = [joinQuoted(source), straighten(source), straighten(joinQuoted(source))]
      .map(parse)
      .find(({ errors }) => errors.length === 0);
    if (mended) document = mended;
    const outcome = mended ? 'It could be mended.' : 'Some of it may be missing.';
    report.warn(
      'front-matter/yaml',
      `The front matter is not valid YAML: ${message}. ${outcome}`,
      line,
    );
  }
  const fields: unknown = document.toJS();
  const lines = file.split('\n');
  return {
    fields: isFields(fields) ? fields : {},
    body: file.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
    lineOf: (text) => {
      const index = text ? lines.findIndex((line) => line.includes(text)) : -1;
      return index < 0 ? undefined : index + 1;
    },
  };
}
