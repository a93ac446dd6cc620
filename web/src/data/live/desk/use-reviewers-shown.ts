import { REVIEWERS_SHOWN_HOURS } from '@quire/model/constants';
import type { ErrorCode } from '@quire/model/errors';
import { useEffect, useState } from 'react';
import { signedInAuth } from '../../../firebase/auth.ts';
import { CallError } from '../../call-error.ts';
import { call } from '../../calls.ts';

/** As long as the function lets a note stand before it makes another. */
const NOTED_MS = (REVIEWERS_SHOWN_HOURS / 2) * 3_600_000;
const noted = new Map<string, { readonly at: number; readonly done: Promise<ErrorCode | null> }>();

async function ask(key: string, submission: string): Promise<ErrorCode | null> {
  try {
    await call('showReviewers', { submission });
    return null;
  } catch (error) {
    noted.delete(key);
    if (error instanceof CallError) return error.code;
    throw error;
  }
}

/** Asked once for all parts of a page, of each account that signs in on it. */
function noteOnce(submission: string): Promise<ErrorCode | null> {
  const key = `${signedInAuth().currentUser?.uid}~${submission}`;
  const known = noted.get(key);
  if (known && Date.now() - known.at < NOTED_MS) return known.done;
  const done = ask(key, submission);
  noted.set(key, { at: Date.now(), done });
  return done;
}

/** A manuscript as its handling staff see it. */
export interface Looking {
  /** Null: they do not see who reviews it. */
  readonly submission: string | null;
  readonly isAssigned: boolean;
}

/**
 * Whether the rules show this person who reviews a manuscript: whoever is not assigned to it has to be noted
 * first, which this asks for.
 */
export function useReviewersShown({ submission, isAssigned }: Looking): {
  readonly shown: string | null;
  readonly problem: ErrorCode | null;
} {
  const [answer, setAnswer] = useState<{ of: string; problem: ErrorCode | null } | null>(null);
  useEffect(() => {
    if (submission === null || isAssigned) return;
    let isLooking = true;
    void noteOnce(submission).then((problem) => {
      if (isLooking) setAnswer({ of: submission, problem });
    });
    return () => {
      isLooking = false;
    };
  }, [submission, isAssigned]);
  if (submission === null || isAssigned) return { shown: submission, problem: null };
  const { problem } = answer?.of === submission ? answer : { problem: null };
  return { shown: answer?.of === submission && !problem ? submission : null, problem };
}
