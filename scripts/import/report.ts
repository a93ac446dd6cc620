import type { ImportPaperResponse } from '../../model/src/calls/calls.ts';
import { problemText } from '../../model/src/entities/manuscript-problems.ts';
import {
  type CountedPart,
  differs,
  TEXT_PARTS,
  type TextComparison,
} from '../../model/src/entities/text-counts.ts';
import { bold, faint, green, red } from '../terminal/style.ts';

const MARK = { created: '✓', updated: '✓', unchanged: '=', 'dry-run': '·', refused: '✗' } as const;
type Outcome = ImportPaperResponse['outcome'];

/** What the paper has and what readers find, part by part; `!` marks what a person should compare. */
function countLines(counts: TextComparison): string[] {
  const cells = (lead: string, cell: (part: CountedPart) => string) =>
    faint(`    ${lead.padEnd(10)}${TEXT_PARTS.map((part) => cell(part).padStart(12)).join('')}`);
  return [
    cells('', (part) => `${part}${differs(counts, part) ? ' !' : ''}`),
    cells('in source', (part) => counts.source[part].toLocaleString('en')),
    cells('in text', (part) => counts.result[part].toLocaleString('en')),
  ];
}

/** The report of one paper: a line, and a line for each thing that could not be read. */
export function reportLines(name: string, report: ImportPaperResponse, all: boolean): string[] {
  const { outcome, problems } = report;
  const paint = outcome === 'refused' ? red : green;
  const title = report.title && report.title !== name ? `${name}: ${report.title}` : name;
  // Its figures stand in the table.
  const told = report.counts ? problems.filter(({ code }) => code !== 'text/counts') : problems;
  const shown = told.filter(({ severity }) => all || severity !== 'note');
  const hidden = told.length - shown.length;
  return [
    `${paint(`${MARK[outcome]} ${outcome.padEnd(9)}`)} ${title}`,
    ...(report.counts ? countLines(report.counts) : []),
    ...shown.map(({ severity, code, values, message, line, near }) =>
      faint(
        `    ${severity} ${code}${line ? ` (line ${line})` : ''}: ${problemText({ code, values, message })}${near ? ` Beside “${near}”.` : ''}`,
      ),
    ),
    ...(hidden > 0 ? [faint(`    ${hidden} ${hidden === 1 ? 'note' : 'notes'} (--notes)`)] : []),
  ];
}

/** `43 papers: 40 created, 3 refused; 12 warnings`. */
export function summary(reports: readonly ImportPaperResponse[]): string {
  const outcomes = (
    ['created', 'updated', 'unchanged', 'dry-run', 'refused'] as const satisfies Outcome[]
  )
    .map(
      (outcome) =>
        [outcome, reports.filter((report) => report.outcome === outcome).length] as const,
    )
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => `${count} ${outcome}`);
  const warnings = reports
    .flatMap(({ problems }) => problems)
    .filter(({ severity }) => severity !== 'note').length;
  const papers = `${reports.length} ${reports.length === 1 ? 'paper' : 'papers'}`;
  const tail = warnings > 0 ? `; ${warnings} ${warnings === 1 ? 'problem' : 'problems'}` : '';
  return bold(`${papers}: ${outcomes.join(', ') || 'nothing done'}${tail}`);
}
