/** Files that reviewers sent with their reports, as released to the author by an editor. */

import type { MoveSubmissionRequest, SubmissionProblem } from '@quire/model/calls/calls';
import { REVIEWS, submissionFilePath } from '@quire/model/collections';
import { RECOMMENDATIONS } from '@quire/model/entities/recommendations';
import { ReviewSchema } from '@quire/model/entities/review';
import { FILE_FORMATS } from '@quire/model/entities/submission-file';
import type { Decision, ReleasedFile } from '@quire/model/entities/submission-record';
import { t } from '@quire/model/messages/t';
import { isReviewIn } from '@quire/model/states/review-states';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { storedText } from '../../platform/text/stored-text.ts';
import type { SubmissionPorts } from './ports.ts';

type Asked = NonNullable<MoveSubmissionRequest['reviews']>[number];
type Named = NonNullable<Asked['files']>[number];

export type Released =
  | { readonly reviews: Decision['reviews'] }
  | { readonly problems: readonly SubmissionProblem[] };

interface Manuscript {
  readonly ref: DocumentReference;
  readonly round: number;
}

/**
 * One file as its author gets it: where they can read it, under a name that does not identify the
 * reviewer. Null where it belongs to no report of this round.
 */
async function release(
  store: SubmissionPorts['store'],
  tx: Transaction,
  { ref, round }: Manuscript,
  { review: id, file: wanted }: Named,
  name: string,
): Promise<ReleasedFile | null> {
  const review = readRecord(await tx.get(ref.collection(REVIEWS).doc(id)), ReviewSchema);
  if (!review || review.round !== round || !isReviewIn(review.state)) return null;
  const file = review.files.find((each) => each.id === wanted);
  if (!file) return null;
  const { type, extensions } = FILE_FORMATS[file.format];
  // Named by the hash of its bytes: the original path identifies the reviewer.
  const path = submissionFilePath(ref.id, `report-${file.sha256.slice(0, 32)}`, extensions[0]);
  if (!(await store.copyOnce(file.path, path, type))) return null;
  return { name: `${name}.${extensions[0]}`, format: file.format, size: file.size, path };
}

/** The recommendations of this round that reviewers were told the author would see, in words. */
async function sharedRecommendations(
  tx: Transaction,
  { ref, round }: Manuscript,
): Promise<ReadonlySet<string>> {
  const { docs } = await tx.get(ref.collection(REVIEWS).where('round', '==', round));
  const shared = docs.flatMap((doc) => {
    const review = readRecord(doc, ReviewSchema);
    const given = review?.sharesRecommendation ? review.report.recommendation : undefined;
    return given ? [storedText(() => RECOMMENDATIONS[given])] : [];
  });
  return new Set(shared);
}

/**
 * The reports of a decision with the released files, copied to where the author can read them. File
 * properties were removed from the copies on upload. A recommendation that its reviewer was promised to be
 * confidential is left out, whatever the request says. To be called where the right to decide has been
 * checked.
 */
export async function releaseFiles(
  { store }: Pick<SubmissionPorts, 'store'>,
  tx: Transaction,
  manuscript: Manuscript,
  asked: readonly Asked[] = [],
): Promise<Released> {
  const reviews: Decision['reviews'] = [];
  const shared = asked.some(({ recommendation }) => recommendation !== undefined)
    ? await sharedRecommendations(tx, manuscript)
    : new Set<string>();
  for (const [place, each] of asked.entries()) {
    const { files: named = [], recommendation, report: _key, ...report } = each;
    const files: ReleasedFile[] = [];
    for (const [at, wanted] of named.entries()) {
      const name = `report-${place + 1}-file-${at + 1}`;
      const file = await release(store, tx, manuscript, wanted, name);
      if (!file) {
        const message = t('officeRefusals.reportFileGone');
        return { problems: [{ field: 'reviews', message }] };
      }
      files.push(file);
    }
    reviews.push({
      ...report,
      ...(recommendation !== undefined && shared.has(recommendation) && { recommendation }),
      ...(files.length > 0 && { files }),
    });
  }
  return { reviews };
}
