import type { ImportPaperResponse } from '../../model/src/calls/calls.ts';
import { bold, faint, green, red } from '../terminal/style.ts';

const MARK = { created: '✓', updated: '✓', unchanged: '=', 'dry-run': '·', refused: '✗' } as const;
type Outcome = ImportPaperResponse['outcome'];

/** The report of one paper: a line, and a line for each thing that could not be read. */
export function reportLines(name: string, report: ImportPaperResponse, all: boolean): string[] {
  const { outcome, problems } = report;
  const paint = outcome === 'refused' ? red : green;
  const title = report.title && report.title !== name ? `${name}: ${report.title}` : name;
  const shown = problems.filter(({ severity }) => all || severity !== 'note');
  const hidden = problems.length - shown.length;
  return [
    `${paint(`${MARK[outcome]} ${outcome.padEnd(9)}`)} ${title}`,
    ...shown.map(({ severity, code, message, line }) =>
      faint(`    ${severity} ${code}${line ? ` (line ${line})` : ''}: ${message}`),
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
