import { CATEGORIES } from '@quire/model/collections';
import { type Category, type CategoryKind, CategorySchema } from '@quire/model/entities/category';
import type { ErrorCode } from '@quire/model/errors';
import { RecordKeepingSchema } from '@quire/model/records/record-keeping';
import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { useIsSignedIn } from '../use-is-signed-in.ts';
import { whyUnread } from '../why-unread.ts';

export interface StoredCategory extends Category {
  readonly id: string;
  readonly revision: number;
}

/** As many as the rules let a list ask for. */
export const CATEGORIES_MOST = 100;

/** All categories of a kind, live, those in the bin left out. With null nothing is asked for. */
export function useCategories(kind: CategoryKind | null): {
  readonly categories: readonly StoredCategory[];
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
} {
  const isSignedIn = useIsSignedIn();
  const wanted = useMemo(
    () =>
      kind !== null && isSignedIn
        ? query(
            collection(signedInFirebase().db, CATEGORIES),
            where('kind', '==', kind),
            limit(CATEGORIES_MOST),
          )
        : null,
    [kind, isSignedIn],
  );
  const [found, loading, error] = useCollection(wanted);
  const categories = useMemo(
    () =>
      (found?.docs ?? []).flatMap((snapshot) => {
        const category = CategorySchema.safeParse(snapshot.data());
        const keeping = RecordKeepingSchema.safeParse(snapshot.data());
        if (!category.success || !keeping.success || keeping.data.deletedAt !== undefined)
          return [];
        return [{ ...category.data, id: snapshot.id, revision: keeping.data.revision }];
      }),
    [found],
  );
  return { categories, loading: loading && !found, problem: whyUnread(error) };
}
