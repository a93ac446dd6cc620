/** The manuscript's files as a reviewer gets them: which, and under which names. */
import { SUBMISSION_FILES } from '@quire/model/collections';
import type { Review } from '@quire/model/entities/review';
import {
  extensionOf,
  type FileKind,
  type StoredSubmissionFile,
  SubmissionFileSchema,
} from '@quire/model/entities/submission-file';
import type { Firestore } from 'firebase-admin/firestore';
import { submissionRef } from '../submissions/read-submission.ts';

/** What reviewers get of a submission, and what it is called then. A cover letter is the editors'. */
const NAMES: Readonly<Partial<Record<FileKind, string>>> = {
  manuscript: 'manuscript',
  figure: 'figure',
  supplement: 'supplement',
  response_letter: 'response-to-reviewers',
  tracked_changes: 'tracked-changes',
  graphical_abstract: 'graphical-abstract',
};
const ORDER = Object.keys(NAMES);
/** Of these there may be several. */
const NUMBERED: ReadonlySet<FileKind> = new Set<FileKind>(['figure', 'supplement']);

export interface ReviewerFile {
  readonly file: StoredSubmissionFile;
  /** `figure-1.png`: it says nothing of who made it. */
  readonly name: string;
}

/** Whether the reviewers of a journal are not to know the authors. */
export const isAnonymous = ({ model }: Pick<Review, 'model'>): boolean =>
  model === 'double' || model === 'triple';

/** The files of the round that somebody reviews, in their order. */
export async function readReviewerFiles(
  db: Firestore,
  { submission, round }: Pick<Review, 'submission' | 'round'>,
): Promise<ReviewerFile[]> {
  const found = await submissionRef(db, submission).collection(SUBMISSION_FILES).get();
  const files = found.docs
    .map((doc) => ({ ...SubmissionFileSchema.parse(doc.data()), id: doc.id }))
    .filter((file) => !file.retired && file.round <= round && NAMES[file.kind] !== undefined)
    .toSorted(
      (a, b) =>
        ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || (a.uploadedAt < b.uploadedAt ? -1 : 1),
    );
  const counts = new Map<FileKind, number>();
  return files.map((file) => {
    const count = (counts.get(file.kind) ?? 0) + 1;
    counts.set(file.kind, count);
    const number = NUMBERED.has(file.kind) ? `-${count}` : '';
    return {
      file,
      name: `${NAMES[file.kind]}${number}.${extensionOf(file)}`,
    };
  });
}
