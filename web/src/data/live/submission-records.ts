import {
  DECISIONS,
  MESSAGES,
  SUBMISSION_EVENTS_LOG,
  SUBMISSION_FILES,
  SUBMISSIONS,
} from '@quire/model/collections';
import { type SubmissionFile, SubmissionFileSchema } from '@quire/model/entities/submission-file';
import {
  type Decision,
  DecisionSchema,
  type Message,
  MessageSchema,
  type SubmissionEventRecord,
  SubmissionEventSchema,
} from '@quire/model/entities/submission-record';
import type { ErrorCode } from '@quire/model/errors';
import {
  collection,
  type DocumentData,
  limit,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../firebase/firebase.ts';
import { useIsSignedIn } from './use-is-signed-in.ts';
import { whyUnread } from './why-unread.ts';

const RECORDS_MAX = 200;

type Stored<Kind> = Kind & { readonly id: string };
export interface Records<Kind> {
  readonly records: readonly Stored<Kind>[];
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
}

/** A collection below a submission, live, each record parsed as it is read. */
export function useRecords<Kind>(
  submission: string | null,
  name: string,
  parse: (data: DocumentData) => Kind,
  ...constraints: readonly QueryConstraint[]
): Records<Kind> {
  const isSignedIn = useIsSignedIn();
  // The constraints of a caller never change: they are part of the collection's name here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query each time would restart the listener
  const wanted = useMemo(
    () =>
      submission === null || !isSignedIn
        ? null
        : query(
            collection(signedInFirebase().db, SUBMISSIONS, submission, name),
            ...constraints,
            limit(RECORDS_MAX),
          ),
    [submission, name, isSignedIn],
  );
  const [found, , error] = useCollection(wanted);
  const records = useMemo(
    () =>
      (found?.docs ?? []).map((each: QueryDocumentSnapshot) => ({
        ...parse(each.data()),
        id: each.id,
      })),
    [found, parse],
  );
  // Until there is an answer, as the hook itself reports nothing as loading before sign-in.
  const loading = submission !== null && !found && !error;
  return { records, loading, problem: whyUnread(error) };
}

const readFile = (data: DocumentData) => SubmissionFileSchema.parse(data);
const readEvent = (data: DocumentData) => SubmissionEventSchema.parse(data);
const readDecision = (data: DocumentData) => DecisionSchema.parse(data);
const readMessage = (data: DocumentData) => MessageSchema.parse(data);

/** All files of a submission with their versions, the replaced ones too. */
export function useSubmissionFiles(submission: string | null): Records<SubmissionFile> {
  return useRecords(submission, SUBMISSION_FILES, readFile, orderBy('uploadedAt'));
}

/** What happened to it, as far as the author is told; oldest first. */
export function useSubmissionEvents(submission: string): Records<SubmissionEventRecord> {
  return useRecords(
    submission,
    SUBMISSION_EVENTS_LOG,
    readEvent,
    where('audience', '==', 'author'),
    orderBy('at'),
  );
}

/** The press's letters, oldest first. */
export function useDecisions(submission: string | null): Records<Decision> {
  return useRecords(submission, DECISIONS, readDecision, orderBy('at'));
}

/** What author and editor have written to each other, oldest first. */
export function useMessages(submission: string): Records<Message> {
  return useRecords(submission, MESSAGES, readMessage, orderBy('at'));
}
