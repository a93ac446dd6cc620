import { AUTHORS } from '@quire/model/collections';
import {
  type PublishedAuthor,
  PublishedAuthorSchema,
} from '@quire/model/entities/published-author';
import type { ErrorCode } from '@quire/model/errors';
import type { Claims } from '@quire/model/roles';
import { collection, doc, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection, useDocument } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { scopeConstraints, scopeOf } from '../office/press-scope.ts';
import { useIsSignedIn } from '../use-is-signed-in.ts';
import { whyUnread } from '../why-unread.ts';

export interface StoredAuthor extends PublishedAuthor {
  readonly id: string;
}

/** One of the people who have published, live; null where there is none. */
export function useAuthor(id: string): {
  readonly author: StoredAuthor | null;
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
} {
  const isSignedIn = useIsSignedIn();
  const wanted = useMemo(
    () => (isSignedIn ? doc(signedInFirebase().db, AUTHORS, id) : null),
    [isSignedIn, id],
  );
  const [found, loading, error] = useDocument(wanted);
  const read = PublishedAuthorSchema.safeParse(found?.data());
  return {
    author: read.success ? { ...read.data, id } : null,
    loading: loading || !isSignedIn,
    problem: whyUnread(error),
  };
}

const ALIKE_MOST = 20;

/** Other authors with the same family name and initial, in a person's journals. */
export function useAlike(claims: Claims, author: StoredAuthor): readonly StoredAuthor[] {
  const { nameKey, id } = author;
  const wanted = useMemo(() => {
    const scope = scopeConstraints(scopeOf(claims, 'article.read'), 'journals', true);
    return (
      scope &&
      query(
        collection(signedInFirebase().db, AUTHORS),
        where('nameKey', '==', nameKey),
        where('state', '==', 'listed'),
        ...scope,
        limit(ALIKE_MOST),
      )
    );
  }, [claims, nameKey]);
  const [found] = useCollection(wanted);
  return (found?.docs ?? []).flatMap((snapshot) => {
    const read = PublishedAuthorSchema.safeParse(snapshot.data());
    return read.success && snapshot.id !== id ? [{ ...read.data, id: snapshot.id }] : [];
  });
}
