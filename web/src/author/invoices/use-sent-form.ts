import { useState } from 'react';
import { CallError } from '../../data/call-error.ts';
import { useAction } from '../kit/use-action.ts';

/** Problems by field name, without the path in the request. */
function problemsOf(error: CallError, within: string): Record<string, string> {
  const named = error.problems.map(({ field, message }) => [field, message] as const);
  const one = error.field && named.length === 0 ? [[error.field, error.message] as const] : [];
  return Object.fromEntries(
    [...named, ...one].map(([field, message]) => [
      field.startsWith(within) ? field.slice(within.length) : field,
      message,
    ]),
  );
}

/**
 * A form that is sent to a function: busy, refused as a whole, or with problems by field. `within`:
 * `data.`.
 */
export function useSentForm(within = '') {
  const action = useAction();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  return {
    busy: action.busy,
    /** The problem that is about no field. */
    problem: Object.keys(problems).length > 0 ? null : action.problem,
    problems,
    setProblems,
    /** Returns whether it succeeded. */
    async send(work: () => Promise<unknown>): Promise<boolean> {
      setProblems({});
      return action.run(async () => {
        try {
          await work();
        } catch (error) {
          if (error instanceof CallError) setProblems(problemsOf(error, within));
          throw error;
        }
      });
    },
  };
}
