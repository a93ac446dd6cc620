import { ASSIGNED_TASKS, OPEN_TASKS, STAFF_TASKS, SUBMISSIONS } from '@quire/model/collections';
import {
  AssignedTaskSchema,
  type StaffTask,
  StaffTaskSchema,
} from '@quire/model/entities/discussion';
import type { ErrorCode } from '@quire/model/errors';
import { collection, doc, getDoc, limit, orderBy, query } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { useIsSignedIn } from '../use-is-signed-in.ts';
import { whyUnread } from '../why-unread.ts';

export interface OwnTask extends StaffTask {
  readonly id: string;
  readonly submission: string;
}

/** The first of them by their days: each is two reads. */
const OWN_TASKS_MOST = 20;

async function readTask(submission: string, task: string): Promise<OwnTask | null> {
  const at = doc(signedInFirebase().db, SUBMISSIONS, submission, STAFF_TASKS, task);
  // Whoever may not see the manuscript any more is refused, and has nothing to do there.
  const read = await getDoc(at).catch(() => null);
  const found = StaffTaskSchema.safeParse(read?.data());
  return found.success ? { ...found.data, id: task, submission } : null;
}

/**
 * A person's open tasks apart from manuscripts, the most urgent first; null while they load. With
 * `uid` null, there are none.
 */
export function useOwnTasks(uid: string | null): {
  readonly tasks: readonly OwnTask[] | null;
  readonly problem: ErrorCode | null;
} {
  const isSignedIn = useIsSignedIn();
  const wanted = useMemo(
    () =>
      isSignedIn && uid !== null
        ? query(
            collection(signedInFirebase().db, ASSIGNED_TASKS, uid, OPEN_TASKS),
            orderBy('due'),
            limit(OWN_TASKS_MOST),
          )
        : null,
    [isSignedIn, uid],
  );
  const [found, , error] = useCollection(wanted);
  const [tasks, setTasks] = useState<readonly OwnTask[] | null>(null);
  useEffect(() => {
    if (!found) return;
    let isCurrent = true;
    const places = found.docs.flatMap(
      (each) => AssignedTaskSchema.safeParse(each.data()).data ?? [],
    );
    Promise.all(places.map(({ submission, task }) => readTask(submission, task))).then(
      (read) => isCurrent && setTasks(read.filter((task) => task !== null)),
    );
    return () => {
      isCurrent = false;
    };
  }, [found]);
  return { tasks: uid === null ? [] : tasks, problem: whyUnread(error) };
}
