import { anonymousFilePath } from '@quire/model/collections';
import { FILE_FORMATS } from '@quire/model/entities/submission-file';
import { seesFiles } from '@quire/model/states/review-states';
import { Refused } from '../../platform/errors/refused.ts';
import type { OpenedFile } from '../../platform/http/send-download.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { keepCleanCopy } from './clean-copy.ts';
import { withOpenLink } from './reviewer-change.ts';
import { isAnonymous, readReviewerFiles } from './reviewer-files.ts';

/** Raise this when more is removed from a copy: older copies are then no longer used. */
const CLEANED_AS = 2;

/**
 * One of the manuscript's files, or of the reviewer's own, for the holder of the link to an open
 * review. Where reviewers do not know the authors, it is a copy without names. Throws `Refused`.
 */
export async function openReviewFile(
  ports: SubmissionPorts,
  { token, file: id }: { readonly token: string; readonly file: string },
): Promise<OpenedFile> {
  const { db, store } = ports;
  const { before, submission } = await withOpenLink(ports, token, async (facts) => ({
    before: facts.before,
    submission: facts.id,
  }));
  const own = before.files.find((file) => file.id === id);
  if (own) return open(ports, own.path, own.name, FILE_FORMATS[own.format].type);
  if (!seesFiles(before.state)) throw new Refused('review/file-not-found');
  const files = await readReviewerFiles(db, { submission, round: before.round });
  const found = files.find(({ file }) => file.id === id);
  if (!found) throw new Refused('review/file-not-found');
  const { file, name } = found;
  const { type, extensions } = FILE_FORMATS[file.format];
  if (!isAnonymous(before)) return open(ports, file.path, name, type);
  const copy = anonymousFilePath(submission, `${file.id}-${CLEANED_AS}`, extensions[0]);
  await keepCleanCopy(store, file, copy);
  return open(ports, copy, name, type);
}

async function open(
  { store }: Pick<SubmissionPorts, 'store'>,
  path: string,
  name: string,
  type: string,
): Promise<OpenedFile> {
  const size = await store.size(path);
  if (size === null) throw new Refused('review/file-not-found');
  return { name, type, size, stream: store.stream(path) };
}
