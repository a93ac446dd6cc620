import type { ImportProblem } from '@quire/model/entities/import-problem';

/** The figures without a description, by their names in the text; '' for one without a number. */
export const undescribedFigures = (problems: readonly ImportProblem[]): readonly string[] =>
  problems
    .filter(({ code }) => code === 'figure/alt')
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map(({ values = {} }) => String(values.figure ?? ''));
