import { SUBMISSION_FILES, SUBMISSIONS } from '@quire/model/collections';
import { type SubmissionFile, SubmissionFileSchema } from '@quire/model/entities/submission-file';
import { collection, getDocs, limit, query } from 'firebase/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';

/** More than a submission has of all kinds and versions. */
const FILES_MAX = 200;

/** The current files of a submission, once. Rejects where they may not be read. */
export async function readManuscriptFiles(submission: string): Promise<readonly SubmissionFile[]> {
  const { docs } = await getDocs(
    query(
      collection(signedInFirebase().db, SUBMISSIONS, submission, SUBMISSION_FILES),
      limit(FILES_MAX),
    ),
  );
  return docs
    .map((each) => SubmissionFileSchema.parse(each.data()))
    .filter(({ retired }) => !retired);
}
