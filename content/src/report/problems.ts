/** The report of one paper while it is being read. */
import type { ImportProblem } from '@quire/model/entities/import-problem';
import type {
  ManuscriptProblemCode,
  ManuscriptProblemValues,
} from '@quire/model/entities/manuscript-problems';

/** `near`: the words of the text beside which it is, where there is no line to tell. */
type Tell = <Code extends ManuscriptProblemCode>(
  code: Code,
  values: ManuscriptProblemValues<Code>,
  line?: number,
  near?: string,
) => void;

export interface Report {
  problems: ImportProblem[];
  note: Tell;
  warn: Tell;
  fail: Tell;
}

/** An empty report. */
export function newReport(): Report {
  const problems: ImportProblem[] = [];
  const add =
    (severity: ImportProblem['severity']): Tell =>
    (code, values, line, near = '') => {
      problems.push({
        ...problem(severity, code, values),
        ...(line === undefined ? {} : { line }),
        ...(near === '' ? {} : { near }),
      });
    };
  return { problems, note: add('note'), warn: add('warning'), fail: add('error') };
}

/** A problem by itself. Its sentence is made where it is read, in the language of whoever reads it. */
export function problem<Code extends ManuscriptProblemCode>(
  severity: ImportProblem['severity'],
  code: Code,
  values: ManuscriptProblemValues<Code>,
): ImportProblem {
  return { severity, code, values };
}
