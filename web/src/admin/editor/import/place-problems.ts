import type { ImportProblem } from '@quire/model/entities/import-problem';

/** Words that tell one line from another; numbers and names of commands are some too. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);

/** Of the words beside a problem so many have to be in a line. */
const ENOUGH = 0.6;

/**
 * What an import could not read, with the lines of the text where it happened. The words beside it are of the source,
 * which is written in another way: the line that shares most of them is the place. Lines of the source are not those of the
 * text, so a problem whose place is not found has none.
 */
export function placeProblems(
  problems: readonly ImportProblem[],
  markdown: string,
): readonly ImportProblem[] {
  const lines = markdown.split('\n').map(wordsOf);
  return problems.map(({ line: _ofSource, ...problem }) => {
    const wanted = wordsOf(problem.near ?? '');
    let best = { line: 0, shared: 0 };
    for (const [place, words] of lines.entries()) {
      const shared = [...wanted].filter((word) => words.has(word)).length;
      if (shared > best.shared) best = { line: place + 1, shared };
    }
    return best.shared > 0 && best.shared >= wanted.size * ENOUGH
      ? { ...problem, line: best.line }
      : problem;
  });
}
