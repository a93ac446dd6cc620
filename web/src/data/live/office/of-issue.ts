import { DESK, ISSUE_PROPOSALS, PAPER_INVITATIONS } from '@quire/model/collections';
import { type DeskEntry, DeskEntrySchema } from '@quire/model/entities/desk';
import { type IssueProposal, IssueProposalSchema } from '@quire/model/entities/issue-proposal';
import {
  type PaperInvitation,
  PaperInvitationSchema,
} from '@quire/model/entities/paper-invitation';
import type { ErrorCode } from '@quire/model/errors';
import { holds, journalOfScope } from '@quire/model/grants';
import { type Claims, can } from '@quire/model/roles';
import { collection, limit, type QueryConstraint, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import type { z } from 'zod';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { useIsSignedIn } from '../use-is-signed-in.ts';
import { whyUnread } from '../why-unread.ts';
import { scopeConstraints, scopeOf } from './press-scope.ts';

/** As many as the rules let a list ask for. */
const MOST = 100;

export type WithId<T> = T & { readonly id: string };

interface Found<T> {
  readonly rows: readonly WithId<T>[];
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
}

/** Documents of a collection that name a special issue; null asks for none. Live. */
function useRows<T extends object>(
  name: string,
  schema: z.ZodType<T>,
  constraints: readonly QueryConstraint[] | null,
): Found<T> {
  const isSignedIn = useIsSignedIn();
  const wanted = useMemo(
    () =>
      isSignedIn && constraints
        ? query(collection(signedInFirebase().db, name), ...constraints, limit(MOST))
        : null,
    [isSignedIn, name, constraints],
  );
  const [found, loading, error] = useCollection(wanted);
  const rows = useMemo(
    () =>
      (found?.docs ?? []).flatMap((doc): WithId<T>[] => {
        const read = schema.safeParse(doc.data());
        return read.success ? [{ ...read.data, id: doc.id }] : [];
      }),
    [found, schema],
  );
  return { rows, loading: loading && !found, problem: whyUnread(error) };
}

/** What narrows a query to one special issue, so that the rules can prove it by what this person is. */
function useOneIssue(claims: Claims, issue: string): readonly QueryConstraint[] {
  return useMemo(() => {
    const ofIssue = where('issue', '==', issue);
    const isGuest = holds(claims, 'guestEditor', issue);
    const isEverybodys = can({ uid: '', claims }, 'submission.handle');
    return isGuest || isEverybodys
      ? [ofIssue]
      : [where('journal', '==', journalOfScope(issue)), ofIssue];
  }, [claims, issue]);
}

/** What was sent to a special issue, longest in its state first. At most a hundred reads. */
export function useIssueSubmissions(claims: Claims, issue: string): Found<DeskEntry> {
  const found = useRows(DESK, DeskEntrySchema, useOneIssue(claims, issue));
  const rows = useMemo(
    () => found.rows.toSorted((a, b) => a.stageEnteredAt.localeCompare(b.stageEnteredAt)),
    [found.rows],
  );
  return { ...found, rows };
}

/** Who was invited to write for a special issue, the newest first. */
export function usePaperInvitations(claims: Claims, issue: string): Found<PaperInvitation> {
  const found = useRows(PAPER_INVITATIONS, PaperInvitationSchema, useOneIssue(claims, issue));
  const rows = useMemo(
    () => found.rows.toSorted((a, b) => b.invitedAt.localeCompare(a.invitedAt)),
    [found.rows],
  );
  return { ...found, rows };
}

/** What a special issue was proposed as; none where nobody has proposed it. */
export function useProposalOf(claims: Claims, issue: string): Found<IssueProposal> {
  return useRows(ISSUE_PROPOSALS, IssueProposalSchema, useOneIssue(claims, issue));
}

/** The proposals to journals whose issues this person keeps: those without an answer first. */
export function useIssueProposals(claims: Claims): Found<IssueProposal> {
  const constraints = useMemo(
    () => scopeConstraints(scopeOf(claims, 'journal.edit'), 'journal', false),
    [claims],
  );
  const found = useRows(ISSUE_PROPOSALS, IssueProposalSchema, constraints);
  const rows = useMemo(() => {
    const rank = ({ status }: IssueProposal) => (status === 'new' ? 0 : 1);
    return found.rows.toSorted(
      (a, b) => rank(a) - rank(b) || b.receivedAt.localeCompare(a.receivedAt),
    );
  }, [found.rows]);
  return { ...found, rows };
}
