import type { SuggestedReviewer } from '@quire/model/calls/reviews';
import { useEffect, useState } from 'react';
import { call } from '../../../../data/calls.ts';
import { problemOf } from '../work/problem-of.ts';

export interface Suggestions {
  readonly reviewers: readonly SuggestedReviewer[];
  readonly loading: boolean;
  readonly problem: string | null;
  /** Shows more; null where there are no more. */
  readonly more: (() => void) | null;
}

/** While the user types, the last word counts. */
const PAUSE_MS = 300;

/** The journal’s reviewers ranked for a manuscript; with a query, the matching ones. */
export function useSuggestions(submission: string, query: string): Suggestions {
  const [asked, setAsked] = useState({ query: '', cursor: 0 });
  const [reviewers, setReviewers] = useState<readonly SuggestedReviewer[]>([]);
  const [next, setNext] = useState<number | null>(null);
  const [loading, setLoading] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(
      () => setAsked((before) => (before.query === query ? before : { query, cursor: 0 })),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [query]);
  useEffect(() => {
    let current = true;
    setLoading(true);
    setProblem(null);
    call('suggestReviewers', { submission, ...asked })
      .then((answer) => {
        if (!current) return;
        setReviewers((before) =>
          asked.cursor === 0 ? answer.reviewers : [...before, ...answer.reviewers],
        );
        setNext(answer.cursor);
      })
      .catch((error: unknown) => current && setProblem(problemOf(error)))
      .finally(() => current && setLoading(false));
    return () => {
      current = false;
    };
  }, [submission, asked]);
  return {
    reviewers,
    loading,
    problem,
    more: next === null ? null : () => setAsked({ ...asked, cursor: next }),
  };
}
