import { REVIEWS, SUBMISSIONS } from '@quire/model/collections';
import { FUNCTIONS_REGION } from '@quire/model/constants';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { bounded } from './bounded.ts';
import { reconcileDeskEntry } from './reconcile-desk-entry.ts';

/** `submissions/{id}/reviews/{review}` → `desk/{id}`. A report that is being typed changes nothing there. */
export const onReviewWritten = onDocumentWritten(
  {
    document: `${SUBMISSIONS}/{id}/${REVIEWS}/{review}`,
    region: FUNCTIONS_REGION,
    retry: true,
  },
  (event) =>
    bounded(event, async () => {
      const { before, after } = event.data ?? {};
      const isSame = (field: string) => before?.get(field) === after?.get(field);
      if (['state', 'round', 'due', 'responseDue'].every(isSame)) return;
      await reconcileDeskEntry(event.params.id);
    }),
);
