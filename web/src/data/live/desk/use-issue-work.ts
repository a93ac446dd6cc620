import { DESK } from '@quire/model/collections';
import { queueToken } from '@quire/model/desk/queues';
import { type DeskEntry, DeskEntrySchema } from '@quire/model/entities/desk';
import type { ErrorCode } from '@quire/model/errors';
import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { scopeConstraints } from '../office/press-scope.ts';
import { useIsSignedIn } from '../use-is-signed-in.ts';
import { whyUnread } from '../why-unread.ts';

/** As many as the rules let a list ask for. */
const MOST = 100;

export interface IssueWorkState {
  readonly submissions: readonly (DeskEntry & { readonly id: string })[];
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
}

/**
 * What was sent to special issues, live, longest in its state first. The page sorts: a query by the issue alone
 * needs no index of its own.
 *
 * @param issues ids of their documents; keep them in a memo
 * @param editor only what this account handles, or with `NO_EDITOR` what nobody does
 */
export function useIssueWork(
  issues: readonly string[],
  editor: string | null = null,
): IssueWorkState {
  const isSignedIn = useIsSignedIn();
  const wanted = useMemo(() => {
    const whose = isSignedIn ? scopeConstraints(issues.slice(0, 30), 'issue', false) : null;
    const handled =
      editor === null ? [] : [where('queues', 'array-contains', queueToken('all', editor))];
    return (
      whose && query(collection(signedInFirebase().db, DESK), ...whose, ...handled, limit(MOST))
    );
  }, [isSignedIn, issues, editor]);
  const [found, loading, error] = useCollection(wanted);
  const submissions = useMemo(
    () =>
      (found?.docs ?? [])
        .flatMap((doc) => {
          const read = DeskEntrySchema.safeParse(doc.data());
          return read.success ? [{ ...read.data, id: doc.id }] : [];
        })
        .toSorted((a, b) => a.stageEnteredAt.localeCompare(b.stageEnteredAt)),
    [found],
  );
  return { submissions, loading: loading && !found, problem: whyUnread(error) };
}
