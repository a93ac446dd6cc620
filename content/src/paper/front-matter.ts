import type { Report } from '../report/problems.ts';
import type { Fields } from './fields.ts';
import { parseYaml } from './parse-yaml.ts';

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

/** Whether a value that `quote` has opened before `from` is closed: nothing but a comment may follow. */
function isClosed(line: string, from: number, quote: string): boolean {
  for (let at = line.indexOf(quote, from); at >= 0; at = line.indexOf(quote, at + 1)) {
    const rest = line.slice(at + 1).trimStart();
    if (rest === '' || rest.startsWith('#')) return true;
  }
  return false;
}

/** A quoted value that goes on in lines without indentation becomes one line; blank ones keep the count of lines. */
function joinQuoted(source: string): string {
  const lines = source.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const [opening, quote] = /^[A-Za-z][\w-]*\s*:\s*(["'])/.exec(lines[at] ?? '') ?? [];
    if (opening === undefined || quote === undefined) continue;
    let end = at;
    let joined = lines[at] ?? '';
    while (!isClosed(joined, opening.length, quote)) {
      if (end + 1 >= lines.length || end - at >= VALUE_LINES_MAX) break;
      end += 1;
      joined = `${joined.trimEnd()} ${(lines[end] ?? '').trim()}`;
    }
    if (end === at || !isClosed(joined, opening.length, quote)) continue;
    lines.fill('', at + 1, end + 1);
    lines[at] = joined;
  }
  return lines.join('\n');
}

/** A quotation mark that nothing closes must not swallow the front matter. */
const VALUE_LINES_MAX = 40;

/** A value that begins with emphasis is none of YAML's: `title: *E. coli* in mud`. */
const quoteEmphasis = (source: string): string =>
  source.replace(
    /^([A-Za-z][\w-]*:[ \t]+)(\*[^\n]+)$/gm,
    (_, name: string, value: string) => `${name}${JSON.stringify(value.trimEnd())}`,
  );

/**
 * Separates a file into front matter and text. Malformed YAML is repaired where possible, and reported.
 */
export function readFrontMatter(file: string, report: Report): FrontMatter | null {
  const match = FENCED.exec(file);
  if (!match) return null;
  const source = match[1] ?? '';
  const before = file.indexOf(source);
  const startLine = file.slice(0, before).split('\n').length;
  const read = parseYaml(source);
  const quoted = quoteEmphasis(source);
  const mended = read.error
    ? [quoted, joinQuoted(quoted), straighten(quoted), straighten(joinQuoted(quoted))]
        .map(parseYaml)
        .find(({ error }) => error === null)
    : undefined;
  const { fields, nested, endless } = mended ?? read;
  if (read.error) {
    const { code, message: reason, line } = read.error;
    const outcome = mended ? 'repaired' : 'partial';
    report.warn('front-matter/yaml', { code, reason, outcome }, startLine + line - 1);
  }
  for (const line of nested) {
    report.warn('front-matter/nested', {}, startLine + line - 1);
  }
  const lines = file.split('\n');
  const lineOf = (text: string): number | undefined => {
    const index = text ? lines.findIndex((line) => line.includes(text)) : -1;
    return index < 0 ? undefined : index + 1;
  };
  for (const name of endless) {
    report.warn('front-matter/endless', { name }, lineOf(`${name}:`));
  }
  return {
    fields,
    body: file.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
    lineOf,
  };
}
