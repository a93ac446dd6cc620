/**
 * The files of a revision that is not sent, because its request is cancelled or the manuscript is rejected. They are
 * set aside, so that neither reviewers nor production mistake them for sent files; the next request for a revision
 * restores them.
 */
import { SUBMISSION_EVENTS_LOG, SUBMISSION_FILES } from '@quire/model/collections';
import {
  type StoredSubmissionFile,
  SubmissionFileSchema,
} from '@quire/model/entities/submission-file';
import { SubmissionEventSchema } from '@quire/model/entities/submission-record';
import { roundOfNewFiles, type SubmissionState } from '@quire/model/states/submission-states';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { type MoveSubscriber, NO_REACTION, type PreparedWrite } from './move-subscriber.ts';

type Change = Partial<Pick<StoredSubmissionFile, 'retired' | 'setAside' | 'round'>>;

async function readFiles(tx: Transaction, ref: DocumentReference): Promise<StoredSubmissionFile[]> {
  const { docs } = await tx.get(ref.collection(SUBMISSION_FILES));
  return docs.flatMap((doc) => {
    const file = readRecord(doc, SubmissionFileSchema);
    return file ? [{ ...file, id: doc.id }] : [];
  });
}

/** The files of earlier rounds that the author has removed since the revision was requested. */
async function removedSince(
  tx: Transaction,
  ref: DocumentReference,
  round: number,
): Promise<ReadonlySet<string>> {
  const log = ref.collection(SUBMISSION_EVENTS_LOG);
  const names = ['request_minor', 'request_major', 'file_removed'] as const;
  const { docs } = await tx.get(log.where('event', 'in', names));
  const events = docs.flatMap((doc) => {
    const event = readRecord(doc, SubmissionEventSchema);
    return event ? [{ ...event, id: doc.id }] : [];
  });
  const asked = events.filter(({ event }) => event !== 'file_removed').map(({ at }) => at);
  const since = asked.toSorted().at(-1) ?? '';
  const mark = '-file_removed-';
  return new Set(
    events
      .filter((each) => each.event === 'file_removed' && each.at > since && each.round <= round)
      .map(({ id }) => id.slice(id.indexOf(mark) + mark.length)),
  );
}

/** The files that were replaced, latest first. */
function replacedBy(
  file: StoredSubmissionFile,
  files: ReadonlyMap<string, StoredSubmissionFile>,
): StoredSubmissionFile[] {
  const old = file.replaces === undefined ? undefined : files.get(file.replaces);
  return old ? [old, ...replacedBy(old, files)] : [];
}

/** Hides each file of the revision, and restores the files that it replaced. */
function settingAside(
  all: readonly StoredSubmissionFile[],
  removed: ReadonlySet<string>,
  round: number,
): Map<string, Change> {
  const files = new Map(all.map((file) => [file.id, file]));
  const changes = new Map<string, Change>();
  for (const file of all.filter((each) => each.round > round && !each.setAside)) {
    const sent = replacedBy(file, files).find((each) => each.round <= round);
    if (sent) changes.set(sent.id, { retired: false });
    if (!file.retired) changes.set(file.id, { retired: true, setAside: true });
  }
  for (const id of removed) if (files.has(id)) changes.set(id, { retired: false });
  return changes;
}

/** Restores what was set aside, as part of the revision that is requested now. */
function bringingBack(all: readonly StoredSubmissionFile[], newRound: number): Map<string, Change> {
  const files = new Map(all.map((file) => [file.id, file]));
  const changes = new Map<string, Change>();
  for (const file of all.filter(({ setAside }) => setAside)) {
    for (const { id } of replacedBy(file, files)) changes.set(id, { retired: true });
    changes.set(file.id, { retired: false, setAside: false, round: newRound });
  }
  return changes;
}

const writing = (
  tx: Transaction,
  ref: DocumentReference,
  changes: ReadonlyMap<string, Change>,
): PreparedWrite => ({
  write: async () => {
    for (const [id, change] of changes) {
      tx.update(ref.collection(SUBMISSION_FILES).doc(id), change);
    }
  },
});

const REQUESTED: ReadonlySet<SubmissionState> = new Set(['minor_revision', 'major_revision']);

/** Takes part in the transaction of the move. */
export const revisionFilesFollowMove: MoveSubscriber = async (_ports, tx, moving) => {
  const { ref, submission, asked } = moving;
  const { round } = submission;
  const isDeclined = asked.event === 'decline' && REQUESTED.has(submission.state);
  if (asked.event === 'rescind_revision' || isDeclined) {
    const removed = await removedSince(tx, ref, round);
    const changes = settingAside(await readFiles(tx, ref), removed, round);
    return { problems: [], prepare: async () => writing(tx, ref, changes) };
  }
  if (asked.event === 'request_minor' || asked.event === 'request_major') {
    const files = await readFiles(tx, ref);
    return {
      problems: [],
      prepare: async ({ to }) => {
        const newRound = roundOfNewFiles(to, round);
        return writing(tx, ref, REQUESTED.has(to) ? bringingBack(files, newRound) : new Map());
      },
    };
  }
  return NO_REACTION;
};
