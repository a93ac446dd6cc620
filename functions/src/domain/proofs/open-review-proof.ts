import { FILE_FORMATS } from '@quire/model/entities/submission-file';
import { seesFiles } from '@quire/model/states/review-states';
import { Refused } from '../../platform/errors/refused.ts';
import type { OpenedFile } from '../../platform/http/send-download.ts';
import { requireBudget } from '../../platform/throttle/spend-budget.ts';
import { readFiles } from '../articles/start/read-manuscript.ts';
import { withOpenLink } from '../reviews/reviewer-change.ts';
import { isAnonymous } from '../reviews/reviewer-files.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import { keepProof, PRESS_PROOFS, type ProofPorts } from './manuscript-proof.ts';

/**
 * The PDF proof of the manuscript for the holder of the link of an active review, printed on first request. If
 * reviewers must not know the authors, it has no names.
 *
 * @throws Refused as the link does, `review/file-not-found`, `proof/…`, `account/throttled`
 */
export async function openReviewProof(
  ports: SubmissionPorts & ProofPorts,
  token: string,
): Promise<OpenedFile> {
  const { before, id, submission } = await withOpenLink(ports, token, async (facts) => facts);
  if (!seesFiles(before.state)) throw new Refused('review/file-not-found');
  const files = await readFiles(submissionRef(ports.db, id));
  const of = {
    ...{ id, submission, isAnonymous: isAnonymous(before) },
    files: files.filter(({ round }) => round <= before.round),
  };
  const path = await keepProof(ports, of, () =>
    requireBudget(ports, 'manuscript-proof', {
      mailbox: before.reviewer.email,
      press: PRESS_PROOFS,
    }),
  );
  const size = await ports.store.size(path);
  if (size === null) throw new Refused('review/file-not-found');
  const { type } = FILE_FORMATS.pdf;
  return { name: 'manuscript-proof.pdf', type, size, stream: ports.store.stream(path) };
}
