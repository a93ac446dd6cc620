import type { ImportProblem } from '@quire/model/calls/calls';

export const PROBLEM_KINDS = { error: 'Error', warning: 'Warning', note: 'Note' } as const;
const ORDER = ['error', 'warning', 'note'];

/** The worst first, then by their lines. */
export const worstFirst = (problems: readonly ImportProblem[]): readonly ImportProblem[] =>
  problems.toSorted(
    (a, b) =>
      ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity) || (a.line ?? 0) - (b.line ?? 0),
  );

/** How many there are to see to: a note is none. */
export const countProblems = (problems: readonly ImportProblem[]): number =>
  problems.filter(({ severity }) => severity !== 'note').length;

/** For a list: two that differ in nothing else are one. */
export const problemKey = ({ code, line, message }: ImportProblem): string =>
  `${code} ${line ?? ''} ${message}`;
