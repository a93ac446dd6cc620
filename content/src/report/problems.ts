/** The report of one paper while it is being read. */
import type { ImportProblem } from '@quire/model/calls/calls';

export interface Report {
  problems: ImportProblem[];
  /** `near`: the words of the text beside which it is, where there is no line to tell. */
  note(code: string, message: string, line?: number, near?: string): void;
  warn(code: string, message: string, line?: number, near?: string): void;
  fail(code: string, message: string, line?: number, near?: string): void;
}

/** An empty report. */
export function newReport(): Report {
  const problems: ImportProblem[] = [];
  const add =
    (severity: ImportProblem['severity']) =>
    (code: string, message: string, line?: number, near = '') => {
      problems.push({
        ...{ severity, code, message },
        ...(line === undefined ? {} : { line }),
        ...(near === '' ? {} : { near }),
      });
    };
  return { problems, note: add('note'), warn: add('warning'), fail: add('error') };
}
