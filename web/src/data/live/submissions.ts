import { SUBMISSIONS } from '@quire/model/collections';
import { type StoredSubmission, SubmissionSchema } from '@quire/model/entities/submission';
import type { ErrorCode } from '@quire/model/errors';
import {
  collection,
  type DocumentData,
  doc,
  documentId,
  type FirestoreDataConverter,
  limit,
  orderBy,
  type Query,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { useMemo, useRef } from 'react';
import { useCollectionData, useDocumentData } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../firebase/firebase.ts';
import { useIsSignedIn } from './use-is-signed-in.ts';
import { whyUnread } from './why-unread.ts';

const SUBMISSIONS_A_PAGE = 20;

/** Parses every record as it is read; drafts are written by `save-draft.ts`. */
const converter: FirestoreDataConverter<StoredSubmission> = {
  toFirestore: ({ id: _, ...record }) => record,
  fromFirestore: (snapshot) => ({ ...SubmissionSchema.parse(snapshot.data()), id: snapshot.id }),
};

const submissionsCollection = () =>
  collection(signedInFirebase().db, SUBMISSIONS).withConverter(converter);

/** Where a page of the list ended: the id settles the order within one millisecond. */
export interface SubmissionCursor {
  readonly updatedAt: string;
  readonly id: string;
}

function ownQuery(
  uid: string,
  after: SubmissionCursor | null,
): Query<StoredSubmission, DocumentData> {
  return query(
    submissionsCollection(),
    where('owner', '==', uid),
    orderBy('updatedAt', 'desc'),
    orderBy(documentId(), 'desc'),
    ...(after ? [startAfter(after.updatedAt, after.id)] : []),
    limit(SUBMISSIONS_A_PAGE + 1),
  );
}

export interface SubmissionsPage {
  readonly submissions: readonly StoredSubmission[];
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
  /** Where the next page starts; null on the last one. */
  readonly next: SubmissionCursor | null;
}

/** One live page of the submissions that this account has sent or begun, newest change first. */
export function useOwnSubmissions(uid: string, after: SubmissionCursor | null): SubmissionsPage {
  const isSignedIn = useIsSignedIn();
  const wanted = useMemo(
    () => (isSignedIn ? ownQuery(uid, after) : null),
    [isSignedIn, uid, after],
  );
  const [found, loading, error] = useCollectionData(wanted);
  const submissions = (found ?? []).slice(0, SUBMISSIONS_A_PAGE);
  const last = submissions.at(-1);
  const more = (found?.length ?? 0) > SUBMISSIONS_A_PAGE;
  return {
    submissions,
    loading,
    problem: whyUnread(error),
    next: more && last ? { updatedAt: last.updatedAt, id: last.id } : null,
  };
}

export interface LiveSubmission {
  readonly submission: StoredSubmission | undefined;
  readonly loading: boolean;
  /** A missing submission and another person's have the same error: `submission/not-found`. */
  readonly problem: ErrorCode | null;
}

/**
 * One submission, live; with null nothing is asked for. While a session is being renewed, it is what
 * it was.
 */
export function useSubmission(id: string | null): LiveSubmission {
  const isSignedIn = useIsSignedIn();
  const isAsked = id !== null && isSignedIn;
  const reference = useMemo(
    () => (id !== null && isSignedIn ? doc(submissionsCollection(), id) : null),
    [id, isSignedIn],
  );
  const [found, loading, error] = useDocumentData(reference);
  const last = useRef<StoredSubmission>(undefined);
  if (found) last.current = found;
  const known = last.current?.id === id ? last.current : undefined;
  const refused = whyUnread(error);
  const isMissing = isAsked && !loading && !found && refused !== 'page/unavailable';
  return {
    submission: isSignedIn && !loading ? found : known,
    loading: id !== null && (loading || !isSignedIn),
    problem: isMissing ? 'submission/not-found' : refused,
  };
}
