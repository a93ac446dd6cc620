import type { ImportProblem } from '@quire/model/entities/import-problem';
import { problemText } from '@quire/model/entities/manuscript-problems';
import { t } from '@quire/model/messages/t';

export const PROBLEM_KINDS: Readonly<Record<ImportProblem['severity'], string>> = {
  get error() {
    return t('editing.problemError');
  },
  get warning() {
    return t('editing.problemWarning');
  },
  get note() {
    return t('editing.problemNote');
  },
};
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
export const problemKey = ({ code, line, message, values }: ImportProblem): string =>
  `${code} ${line ?? ''} ${message ?? JSON.stringify(values)}`;

/** A problem and the words of the text beside which it is. */
export function problemBesideWords(found: ImportProblem): string {
  const problem = problemText(found);
  const { near: words } = found;
  return words ? t('manuscriptProblems.besideWords', { problem, words }) : problem;
}
