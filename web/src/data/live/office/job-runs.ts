import { JOBS } from '@quire/model/collections';
import { type JobRun, JobRunSchema } from '@quire/model/entities/job-run';
import type { ErrorCode } from '@quire/model/errors';
import { collection, limit, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { whyUnread } from '../why-unread.ts';

/** There are fewer jobs than that. */
const JOBS_AT_MOST = 50;

/** How the last run of each job ended, by the job's name, live. */
export function useJobRuns(): {
  readonly runs: ReadonlyMap<string, JobRun>;
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
} {
  const wanted = useMemo(
    () => query(collection(signedInFirebase().db, JOBS), limit(JOBS_AT_MOST)),
    [],
  );
  const [found, loading, error] = useCollection(wanted);
  const read = (found?.docs ?? []).flatMap((snapshot) => {
    const run = JobRunSchema.safeParse(snapshot.data());
    return run.success ? [[snapshot.id, run.data] as const] : [];
  });
  return { runs: new Map(read), loading, problem: whyUnread(error) };
}
