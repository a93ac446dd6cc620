/** The manuscript's files as reviewers get them: which, and under which names. */
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

/** The files that reviewers get, and their names. Cover letters are only for the editors. */
const NAMES: Readonly<Partial<Record<FileKind, string>>> = {
  manuscript: 'manuscript',
  figure: 'figure',
  supplement: 'supplement',
  response_letter: 'response-to-reviewers',
  tracked_changes: 'tracked-changes',
  graphical_abstract: 'graphical-abstract',
};
const ORDER = Object.keys(NAMES);
/** Kinds that can have several files. */
const NUMBERED: ReadonlySet<FileKind> = new Set<FileKind>(['figure', 'supplement']);

export interface ReviewerFile {
  readonly file: StoredSubmissionFile;
  /** `figure-1.png`: does not identify its author. */
  readonly name: string;
}

/** Whether the authors are hidden from the journal's reviewers. */
export const isAnonymous = ({ model }: Pick<Review, 'model'>): boolean =>
  model === 'double' || model === 'triple';

/** The files of the round under review, in their order. */
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
