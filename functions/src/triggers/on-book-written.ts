import { BOOKS } from '@quire/model/collections';
import { FUNCTIONS_REGION } from '@quire/model/constants';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { bounded } from './bounded.ts';

/** `books/{bkey}` → `publishedBooks/{bkey}`, its files, the list of books. */
export const onBookWritten = onDocumentWritten(
  {
    document: `${BOOKS}/{bkey}`,
    region: FUNCTIONS_REGION,
    retry: true,
    memory: '1GiB',
    concurrency: 4,
  },
  (event) =>
    bounded(event, async () => {
      const { contentEvent } = await import('./content-event.ts');
      const { deliverBook } = await import('../publish/deliver-content.ts');
      await contentEvent(event, event.params.bkey, deliverBook);
    }),
);
