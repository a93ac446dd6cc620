import { REVIEWS, SUBMISSIONS } from '@quire/model/collections';
import type { ReviewState } from '@quire/model/states/review-states';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { readCurrentTexts } from '../../platform/firebase/current-texts.ts';
import { bounded } from './bounded.ts';
import { reconcileDeskEntry } from './reconcile-desk-entry.ts';

/** The states of a failed invitation. */
const NOTHING: ReadonlySet<string> = new Set<ReviewState>(['declined', 'expired', 'cancelled']);

async function askNext(submission: string): Promise<void> {
  const { adminSubmissionPorts } = await import('../ports/admin-submissions.ts');
  const { inviteFromQueue } = await import('../../domain/reviews/next-in-line.ts');
  await inviteFromQueue(adminSubmissionPorts(), submission);
}

/**
 * `submissions/{id}/reviews/{review}` → `desk/{id}`, and the next reviewer is invited. A report that is being typed
 * changes nothing there.
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
      await reconcileDeskEntry(event.params.id);
    }),
);
