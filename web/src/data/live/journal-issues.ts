import { ISSUES } from '@quire/model/collections';
import { type Issue, IssueSchema } from '@quire/model/entities/issue';
import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../firebase/firebase.ts';

const ISSUES_MOST = 100;

/** The issues of a journal that articles can be begun in, newest first: those that are not closed. */
export function useJournalIssues(journal: string): readonly Issue[] {
  const wanted = useMemo(
    () =>
      query(
        collection(signedInFirebase().db, ISSUES),
        where('journal', '==', journal),
        limit(ISSUES_MOST),
      ),
    [journal],
  );
  const [found] = useCollection(wanted);
  return useMemo(
    () =>
      (found?.docs ?? [])
        .flatMap((doc) => {
          const read = IssueSchema.safeParse(doc.data());
          return read.success && read.data.status !== 'closed' ? [read.data] : [];
        })
        .toSorted(
          (a, b) => b.year - a.year || b.issueid.localeCompare(a.issueid, 'en', { numeric: true }),
        ),
    [found],
  );
}
