import type { ImportProblem } from '@quire/model/entities/import-problem';
import { useEffect, useMemo, useState } from 'react';
import { importedProblems } from '../../../drafts/imported-problems.ts';
import { problemKey } from '../../../editing/problem-texts.ts';
import { placeProblems } from './place-problems.ts';

export interface ImportedProblems {
  /** With their lines in the text as it is now. */
  readonly problems: readonly ImportProblem[];
  /** Keeps those of a new import in place of the ones before. Returns how to restore these. */
  readonly keep: (problems: readonly ImportProblem[]) => () => void;
  /** Forgets one: it has been solved, or does not matter. */
  readonly dismiss: (problem: ImportProblem) => void;
}

const NONE: readonly never[] = [];

/** The problems of the last import, until each is dismissed. */
export function useImportedProblems(article: string, markdown: string): ImportedProblems {
  const stored = useMemo(() => importedProblems(article), [article]);
  const [kept, setKept] = useState<readonly ImportProblem[]>(NONE);
  useEffect(() => {
    setKept(stored.read() ?? NONE);
    return stored.watch((theirs) => setKept(theirs ?? NONE));
  }, [stored]);
  const problems = useMemo(
    () => (kept.length === 0 ? NONE : placeProblems(kept, markdown)),
    [kept, markdown],
  );
  return useMemo(() => {
    const write = (next: readonly ImportProblem[]) => {
      stored.write(next.length > 0 ? [...next] : null);
      setKept(next);
    };
    return {
      problems,
      keep(next) {
        write(next.filter(({ severity }) => severity !== 'note'));
        return () => write(kept);
      },
      dismiss(problem) {
        const at = problems.findIndex((each) => problemKey(each) === problemKey(problem));
        write(kept.filter((_, place) => place !== at));
      },
    };
  }, [stored, kept, problems]);
}
