/** The views of one list: a person's own, and those shared with one of their roles. */
import { LIST_VIEWS } from '@quire/model/collections';
import {
  ListViewSchema,
  type StoredListView,
  VIEW_ROLES,
  VIEWS_MOST,
} from '@quire/model/entities/list-view';
import type { ErrorCode } from '@quire/model/errors';
import type { Asker } from '@quire/model/roles';
import {
  collection,
  deleteDoc,
  doc,
  limit,
  type QuerySnapshot,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { whyUnread } from '../why-unread.ts';

/** Of a list, with all roles of the press: more are not looked for. */
const SHARED_MOST = 50;

const allViews = () => collection(signedInFirebase().db, LIST_VIEWS);

const viewsIn = (found: QuerySnapshot | undefined): StoredListView[] =>
  (found?.docs ?? []).flatMap((each) => {
    const view = ListViewSchema.safeParse(each.data());
    return view.success ? [{ ...view.data, id: each.id }] : [];
  });

export interface ListViews {
  readonly own: readonly StoredListView[];
  /** Of others. */
  readonly shared: readonly StoredListView[];
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
}

/** The views of a list, live: two questions, answered with what there is of this list alone. */
export function useListViews({ uid, claims }: Asker, list: string): ListViews {
  const roles = useMemo(
    () =>
      VIEW_ROLES.filter((role) => claims.roles.some((each) => each === role || each === 'admin')),
    [claims],
  );
  const own = useMemo(
    () =>
      query(allViews(), where('list', '==', list), where('owner', '==', uid), limit(VIEWS_MOST)),
    [uid, list],
  );
  const shared = useMemo(
    () =>
      roles.length > 0
        ? query(
            allViews(),
            where('list', '==', list),
            where('sharedWith', 'in', roles),
            limit(SHARED_MOST),
          )
        : null,
    [roles, list],
  );
  const [ownFound, ownLoading, ownError] = useCollection(own);
  const [sharedFound, sharedLoading, sharedError] = useCollection(shared);
  return useMemo(
    () => ({
      own: viewsIn(ownFound),
      shared: viewsIn(sharedFound).filter(({ owner }) => owner !== uid),
      loading: ownLoading || sharedLoading,
      problem: whyUnread(ownError ?? sharedError),
    }),
    [ownFound, sharedFound, uid, ownLoading, sharedLoading, ownError, sharedError],
  );
}

/** Writes a view at its place. Rejects where the rules refuse. */
export const saveListView = ({ id, ...view }: StoredListView): Promise<void> =>
  setDoc(doc(allViews(), id), view);

export const deleteListView = (id: string): Promise<void> => deleteDoc(doc(allViews(), id));
