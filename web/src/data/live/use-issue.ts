import { ISSUES, issueDocId } from '@quire/model/collections';
import { type Issue, IssueSchema } from '@quire/model/entities/issue';
import { doc, getDoc } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { signedInFirebase } from '../../firebase/firebase.ts';

/** An issue as the office has it; null until it is read, and where it cannot be. */
export function useIssue(journal: string, issueid: string): Issue | null {
  const [issue, setIssue] = useState<Issue | null>(null);
  useEffect(() => {
    let current = true;
    setIssue(null);
    getDoc(doc(signedInFirebase().db, ISSUES, issueDocId(journal, issueid))).then(
      (snapshot) => current && setIssue(IssueSchema.safeParse(snapshot.data()).data ?? null),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [journal, issueid]);
  return issue;
}
