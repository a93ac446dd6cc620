/**
 * What other domains add to a move of a submission. They take part in its transaction, so that a decision
 * and its consequences are stored together or not at all. `entry/subscribers.ts` lists them.
 */
import type { MoveSubmissionRequest, SubmissionProblem } from '@quire/model/calls/calls';
import type { Submission } from '@quire/model/entities/submission';
import type { SubmissionState } from '@quire/model/states/submission-states';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Principal } from '../access/principal.ts';
import type { SubmissionPorts } from './ports.ts';
import type { SubmissionStep } from './step.ts';

/** A move that the table of moves allows; nothing is written yet. */
export interface SubmissionMoving {
  readonly ref: DocumentReference;
  readonly submission: Submission;
  readonly principal: Principal;
  readonly asked: MoveSubmissionRequest;
  /** The id of a review that is written in the same transaction by the caller; null: none. */
  readonly reviewWritten: string | null;
}

/** The same move once nothing prevents it. */
export interface SubmissionMoved {
  /** In its old state, with the co-authors who have been asked. */
  readonly submission: Submission;
  readonly to: SubmissionState;
  readonly step: SubmissionStep;
}

export interface PreparedWrite {
  /** After the last read of the transaction. */
  write(): Promise<void>;
}

export interface MoveReaction {
  /** If there are any, nothing is written and they are returned. */
  readonly problems: readonly SubmissionProblem[];
  /** The editors to whom a manuscript that can be sent is assigned, with its new text. */
  editorsFor?(sent: Submission): Promise<readonly string[]>;
  prepare(moved: SubmissionMoved): Promise<PreparedWrite>;
}

/** Reads within the transaction. Throws `Refused` where the move may not be made now. */
export type MoveSubscriber = (
  ports: SubmissionPorts,
  tx: Transaction,
  moving: SubmissionMoving,
) => Promise<MoveReaction>;

const NO_WRITE: PreparedWrite = { write: async () => {} };

export const NO_REACTION: MoveReaction = { problems: [], prepare: async () => NO_WRITE };
