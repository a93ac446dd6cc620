/** Files that a reviewer adds to a report: an annotated manuscript, a longer comment. */
import { createHash } from 'node:crypto';
import type { CALLS } from '@quire/model/calls/calls';
import { reviewFilePath } from '@quire/model/collections';
import { REVIEW_FILES_MAX, type ReviewFile, ReviewFileSchema } from '@quire/model/entities/review';
import { FILE_FORMATS } from '@quire/model/entities/submission-file';
import { isReportOpen } from '@quire/model/states/review-states';
import type { z } from 'zod';
import { Refused } from '../../platform/errors/refused.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { judgeSentFile } from '../uploads/judge-sent-file.ts';
import { cleanBytes } from './clean-copy.ts';
import { type ReviewerFacts, withOpenLink } from './reviewer-change.ts';
import { writeReview } from './write-review.ts';

type Asked = z.output<typeof CALLS.addReviewFile.request>;
type Added = z.input<typeof CALLS.addReviewFile.response>;

/** Reviewers' files have the same formats and size as response letters. */
const LIKE = 'response_letter';

function requireOpen({ before }: Pick<ReviewerFacts, 'before'>): void {
  if (!isReportOpen(before.state)) throw new Refused('review/wrong-state');
}

function requireRoom({ before }: Pick<ReviewerFacts, 'before'>): void {
  if (before.files.length < REVIEW_FILES_MAX) return;
  const values = { most: String(REVIEW_FILES_MAX) };
  throw new Refused('file/too-many', { field: 'files', values });
}

/**
 * `addReviewFile`: checks a file, removes metadata about its author, and stores it with the report. A
 * file that is sent twice is stored once. Throws `Refused`: `file/…`, `review/…`.
 */
export async function addReviewFile(ports: SubmissionPorts, asked: Asked): Promise<Added> {
  const { store } = ports;
  const { submission, review, known } = await withOpenLink(ports, asked.token, async (facts) => {
    const kept = facts.before.files.find(({ id }) => id === asked.key);
    if (!kept) {
      requireOpen(facts);
      // Checked before storing: otherwise the holder of a link could fill the bucket.
      requireRoom(facts);
    }
    return { submission: facts.id, review: facts.before.id, known: kept };
  });
  if (known) return answer(known);
  const { name, format, bytes } = await judgeSentFile(ports, asked, LIKE);
  const clean = await cleanBytes(format, bytes, name);
  const { type, extensions } = FILE_FORMATS[format];
  const path = reviewFilePath(submission, review, asked.key, extensions[0]);
  const file = ReviewFileSchema.parse({
    ...{ id: asked.key, name, format, path },
    size: clean.length,
    sha256: createHash('sha256').update(clean).digest('hex'),
  });
  await store.write(path, clean, type);
  return withOpenLink(ports, asked.token, async (facts) => {
    const { tx, before, reviewer } = facts;
    requireOpen(facts);
    const already = before.files.find(({ id }) => id === file.id);
    if (already) return answer(already);
    requireRoom(facts);
    const after = { ...before, files: [...before.files, file] };
    writeReview(ports.db, tx, { before, after, reviewer });
    return answer(file);
  });
}

const answer = ({ path: _path, ...file }: ReviewFile): Added => ({ file });

/**
 * `removeReviewFile`: removes a file from the report. A file that no longer exists is not an error. Throws
 * `Refused`.
 */
export async function removeReviewFile(
  ports: SubmissionPorts,
  { token, file: id }: { readonly token: string; readonly file: string },
): Promise<void> {
  const removed = await withOpenLink(ports, token, async (facts) => {
    const { tx, before, reviewer } = facts;
    requireOpen(facts);
    const file = before.files.find((each) => each.id === id);
    if (!file) return null;
    const after = { ...before, files: before.files.filter((each) => each.id !== id) };
    writeReview(ports.db, tx, { before, after, reviewer });
    return file;
  });
  if (removed) await ports.store.remove(removed.path);
}
