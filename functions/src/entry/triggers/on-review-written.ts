import { REVIEWS, SUBMISSIONS } from '@quire/model/collections';
import type { ReviewState } from '@quire/model/states/review-states';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { orcidSite } from '../../platform/config/orcid-settings.ts';
import { readCurrentTexts } from '../../platform/firebase/current-texts.ts';
import { bounded } from './bounded.ts';
import { reconcileDeskEntry } from './reconcile-desk-entry.ts';

/** The states of a failed invitation. */
const NOTHING: ReadonlySet<string> = new Set<ReviewState>(['declined', 'expired', 'cancelled']);

/** After the decision of its round. */
const THANKED: ReviewState = 'thanked';

async function tellOrcid(submission: string, review: string): Promise<void> {
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { queueReview } = await import('../../domain/orcid/queue-reviews.ts');
  await queueReview(adminPorts(), submission, review);
}

async function askNext(submission: string): Promise<void> {
  const { adminSubmissionPorts } = await import('../ports/admin-submissions.ts');
  const { inviteFromQueue } = await import('../../domain/reviews/next-in-line.ts');
  await inviteFromQueue(adminSubmissionPorts(), submission);
}

/**
 * `submissions/{id}/reviews/{review}` → `desk/{id}`, the next reviewer is invited, and what is in the reviewer's ORCID
 * record waits to be brought up to date. A report that is being typed changes nothing there.
 */
export const onReviewWritten = onDocumentWritten(
  {
    document: `${SUBMISSIONS}/{id}/${REVIEWS}/{review}`,
    retry: true,
    cpu: 0.25,
    concurrency: 1,
  },
  (event) =>
    bounded(event, async () => {
      const { before, after } = event.data ?? {};
      const isSame = (field: string) => before?.get(field) === after?.get(field);
      if (['state', 'round', 'due', 'responseDue'].every(isSame)) return;
      await readCurrentTexts();
      const state: unknown = after?.get('state');
      if (!isSame('state') && NOTHING.has(String(state))) await askNext(event.params.id);
      const { id, review } = event.params;
      const isThanked = [before, after].some((each) => each?.get('state') === THANKED);
      if (orcidSite() && !isSame('state') && isThanked) await tellOrcid(id, review);
      await reconcileDeskEntry(id);
    }),
);
