import { ISSUES } from '@quire/model/collections';
import { type Issue, IssueSchema } from '@quire/model/entities/issue';
import { collection, getDocs, limit, type QuerySnapshot, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../firebase/firebase.ts';

const ISSUES_MOST = 100;

const issuesOf = (journal: string) =>
  query(
    collection(signedInFirebase().db, ISSUES),
    where('journal', '==', journal),
    limit(ISSUES_MOST),
  );

/** Those that are not closed, newest first. */
const openIn = (found: QuerySnapshot | undefined): readonly Issue[] =>
  (found?.docs ?? [])
    .flatMap((doc) => {
      const read = IssueSchema.safeParse(doc.data());
      return read.success && read.data.status !== 'closed' ? [read.data] : [];
    })
    .toSorted(
      (a, b) => b.year - a.year || b.issueid.localeCompare(a.issueid, 'en', { numeric: true }),
    );

/** The issues of some journals that articles can be in, read once, each journal's newest first. */
export async function readOpenIssues(journals: readonly string[]): Promise<readonly Issue[]> {
  const found = await Promise.all(journals.map((journal) => getDocs(issuesOf(journal))));
  return found.flatMap(openIn);
}

/** The issues of a journal that articles can be begun in, newest first: those that are not closed. */
export function useJournalIssues(journal: string): readonly Issue[] {
  const wanted = useMemo(() => issuesOf(journal), [journal]);
  const [found] = useCollection(wanted);
  return useMemo(() => openIn(found), [found]);
}
