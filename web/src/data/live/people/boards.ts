import { JOURNALS } from '@quire/model/collections';
import { BoardMemberRecordSchema } from '@quire/model/entities/journal-record';
import type { ErrorCode } from '@quire/model/errors';
import type { Claims } from '@quire/model/roles';
import { collection, limit, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { z } from 'zod';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { scopeConstraints, scopeOf } from '../office/press-scope.ts';
import { useIsSignedIn } from '../use-is-signed-in.ts';
import { whyUnread } from '../why-unread.ts';

/** As many as the rules let a list ask for. */
const JOURNALS_MOST = 100;

/** A member as stored, as the page has to show wrong iDs. */
const MemberSchema = BoardMemberRecordSchema.omit({ photo: true }).extend({
  orcid: z.string().optional(),
});
const BoardSchema = z.object({
  name: z.string(),
  fullname: z.string(),
  board: z.array(MemberSchema).default([]),
  deletedAt: z.string().optional(),
});
export type BoardMember = z.infer<typeof MemberSchema>;
export interface Board {
  readonly journal: string;
  readonly title: string;
  readonly members: readonly BoardMember[];
}

/** The boards of all journals that a person edits, live. */
export function useBoards(claims: Claims): {
  readonly boards: readonly Board[];
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
} {
  const isSignedIn = useIsSignedIn();
  const wanted = useMemo(() => {
    const scope = scopeConstraints(scopeOf(claims, 'journal.edit'), 'name', false);
    return isSignedIn && scope
      ? query(collection(signedInFirebase().db, JOURNALS), ...scope, limit(JOURNALS_MOST))
      : null;
  }, [isSignedIn, claims]);
  const [found, loading, error] = useCollection(wanted);
  const boards = useMemo(
    () =>
      (found?.docs ?? [])
        .flatMap((snapshot) => {
          const read = BoardSchema.safeParse(snapshot.data());
          if (!read.success || read.data.deletedAt !== undefined) return [];
          const { name, fullname, board } = read.data;
          return [{ journal: name, title: fullname, members: board }];
        })
        .toSorted((a, b) => a.journal.localeCompare(b.journal)),
    [found],
  );
  return { boards, loading: loading || !isSignedIn, problem: whyUnread(error) };
}
