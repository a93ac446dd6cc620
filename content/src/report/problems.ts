/** The report of one paper while it is being read. */
import type { ImportProblem } from '@quire/model/calls/calls';

export interface Report {
  problems: ImportProblem[];
  note(code: string, message: string, line?: number): void;
  warn(code: string, message: string, line?: number): void;
  fail(code: string, message: string, line?: number): void;
}

/** An empty report. */
export function newReport(): Report {
  const problems: ImportProblem[] = [];
  const add =
    (severity: ImportProblem['severity']) => (code: string, message: string, line?: number) => {
      problems.push({ severity, code, message, ...(line === undefined ? {} : { line }) });
    };
  return { problems, note: add('note'), warn: add('warning'), fail: add('error') };
}
