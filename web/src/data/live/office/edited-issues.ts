import { ISSUES, issueDocId, PUBLISHED_ISSUES } from '@quire/model/collections';
import { type Issue, IssueSchema } from '@quire/model/entities/issue';
import { journalOfScope, scopesFor } from '@quire/model/grants';
import type { Claims } from '@quire/model/roles';
import { collection, doc, getDoc, limit, query, where } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { useIsSignedIn } from '../use-is-signed-in.ts';
import { scopeConstraints, scopeOf } from './press-scope.ts';

/** As many as the rules let a list ask for. */
const MOST = 100;

/**
 * A special issue as far as this person may see it: one that is planned has no page that a guest
 * editor reads.
 */
export interface EditedIssue {
  readonly id: string;
  readonly journal: string;
  readonly issueid: string;
  /** '' where it is not known. */
  readonly title: string;
  readonly deadline: string;
  readonly status: Issue['status'];
  readonly guestEditors: readonly string[];
}

function editedIssue({ journal, issueid, title, deadline = '', ...issue }: Issue): EditedIssue {
  const { status, guestEditors } = issue;
  return {
    id: issueDocId(journal, issueid),
    journal,
    issueid,
    title,
    deadline,
    status,
    guestEditors,
  };
}

const planned = (id: string): EditedIssue => ({
  ...{ id, journal: journalOfScope(id), issueid: id.slice(journalOfScope(id).length + 1) },
  ...{ title: '', deadline: '', status: 'draft', guestEditors: [] },
});

/** The special issues that a person guest-edits, as readers see them; each is read once. */
function useGuestIssues(claims: Claims): readonly EditedIssue[] | null {
  const ids = useMemo(() => scopesFor(claims, 'submission.handle', 'issues'), [claims]);
  const [issues, setIssues] = useState<readonly EditedIssue[] | null>(null);
  useEffect(() => {
    let isHere = true;
    const { db } = signedInFirebase();
    const read = async (id: string): Promise<EditedIssue> => {
      const found = await getDoc(doc(db, PUBLISHED_ISSUES, id));
      const issue = IssueSchema.safeParse(found.get('issue'));
      return issue.success ? editedIssue(issue.data) : planned(id);
    };
    void Promise.all(ids.map((id) => read(id).catch(() => planned(id)))).then(
      (all) => isHere && setIssues(all),
    );
    return () => {
      isHere = false;
    };
  }, [ids]);
  return issues;
}

/** The special issues of a person's journals, live, and those that they guest-edit; null while they load. */
export function useEditedIssues(claims: Claims): readonly EditedIssue[] | null {
  const isSignedIn = useIsSignedIn();
  const guest = useGuestIssues(claims);
  const scope = useMemo(
    () => scopeConstraints(scopeOf(claims, 'submission.handle'), 'journal', false),
    [claims],
  );
  const wanted = useMemo(
    () =>
      isSignedIn && scope
        ? query(
            collection(signedInFirebase().db, ISSUES),
            where('kind', '==', 'special'),
            ...scope,
            limit(MOST),
          )
        : null,
    [isSignedIn, scope],
  );
  const [found, , error] = useCollection(wanted);
  return useMemo(() => {
    if (guest === null || (scope && !found && !error)) return null;
    const own = (found?.docs ?? []).flatMap((each) => {
      const issue = IssueSchema.safeParse(each.data());
      return issue.success && each.get('deletedAt') === undefined ? [editedIssue(issue.data)] : [];
    });
    const known = new Set(own.map(({ id }) => id));
    const all = [...own, ...guest.filter(({ id }) => !known.has(id))];
    const rank = ({ status }: EditedIssue) => ['open', 'draft'].indexOf(status);
    return all.toSorted(
      (a, b) =>
        Number(rank(a) < 0) - Number(rank(b) < 0) ||
        rank(a) - rank(b) ||
        (a.deadline || '9999').localeCompare(b.deadline || '9999') ||
        a.id.localeCompare(b.id),
    );
  }, [guest, found, error, scope]);
}
