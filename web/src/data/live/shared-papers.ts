/** Papers that are written together: what their writers read. What they write goes through functions. */
import { SHARED_PAPERS } from '@quire/model/collections';
import {
  PAPER_VERSIONS_MOST,
  type PaperVersion,
  PaperVersionSchema,
  SHARED_PAPERS_PER_ACCOUNT,
  type SharedPaper,
  SharedPaperSchema,
} from '@quire/model/entities/shared-paper';
import type { ErrorCode } from '@quire/model/errors';
import {
  Bytes,
  collection,
  type DocumentSnapshot,
  doc,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../firebase/firebase.ts';
import { whyUnread } from './why-unread.ts';

/** The person's own, and the same number of others'. */
const LISTED = 2 * SHARED_PAPERS_PER_ACCOUNT;
/** As many as the rules let a list ask for. Functions keep fewer. */
const UPDATES_MOST = 100;

const papers = () => collection(signedInFirebase().db, SHARED_PAPERS);

/** An id for a paper that is about to be begun. */
export const newPaperId = (): string => doc(papers()).id;

export interface ListedPaper extends SharedPaper {
  readonly id: string;
}

/** The papers that an account writes, the newest change first. */
export function useSharedPapers(uid: string): {
  readonly papers: readonly ListedPaper[];
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
} {
  const own = useMemo(
    () => query(papers(), where('writers', 'array-contains', uid), limit(LISTED)),
    [uid],
  );
  const [found, loading, error] = useCollection(own);
  return useMemo(
    () => ({
      papers: (found?.docs ?? [])
        .flatMap((each) => {
          const paper = SharedPaperSchema.safeParse(each.data());
          return paper.success ? [{ ...paper.data, id: each.id }] : [];
        })
        .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
      loading,
      problem: whyUnread(error),
    }),
    [found, loading, error],
  );
}

/** Follows a paper's record. `onPaper` is told null where it is not there, or not theirs any more. */
export function watchPaper(id: string, onPaper: (paper: SharedPaper | null) => void): () => void {
  return onSnapshot(
    doc(papers(), id),
    (found) => onPaper(SharedPaperSchema.safeParse(found.data()).data ?? null),
    () => onPaper(null),
  );
}

export interface PaperUpdate {
  readonly seq: number;
  readonly update: Uint8Array;
}

function updateIn(snapshot: DocumentSnapshot): PaperUpdate | null {
  const { seq, update }: Record<string, unknown> = snapshot.data() ?? {};
  return typeof seq === 'number' && update instanceof Bytes
    ? { seq, update: update.toUint8Array() }
    : null;
}

/** The whole text up to one update; null for a paper that has none yet. Rejects without a network. */
export const readPaperState = async (id: string): Promise<PaperUpdate | null> =>
  updateIn(await getDoc(doc(papers(), id, 'state', 'text')));

/** Follows the updates after one. `onLost`: they can no longer be read, with no end in sight. */
export function watchPaperUpdates(
  id: string,
  after: number,
  onUpdates: (updates: readonly PaperUpdate[]) => void,
  onLost: () => void,
): () => void {
  const since = query(
    collection(doc(papers(), id), 'updates'),
    where('seq', '>', after),
    orderBy('seq'),
    limit(UPDATES_MOST),
  );
  return onSnapshot(
    since,
    (found) =>
      onUpdates(
        found
          .docChanges()
          .flatMap((change) => (change.type === 'removed' ? [] : (updateIn(change.doc) ?? []))),
      ),
    onLost,
  );
}

export interface ListedVersion extends PaperVersion {
  readonly id: string;
}

/** The versions that were kept under a name, the newest first. Rejects without a network. */
export async function readPaperVersions(id: string): Promise<readonly ListedVersion[]> {
  const all = collection(doc(papers(), id), 'versions');
  const { docs } = await getDocs(query(all, orderBy('at', 'desc'), limit(PAPER_VERSIONS_MOST)));
  return docs.flatMap((each) => {
    const version = PaperVersionSchema.safeParse(each.data());
    return version.success ? [{ ...version.data, id: each.id }] : [];
  });
}
