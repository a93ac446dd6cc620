import { PAGES } from '@quire/model/collections';
import { FUNCTIONS_REGION } from '@quire/model/constants';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { bounded } from './bounded.ts';

/** `pages/{id}` → `publishedPages/{id}`, its files, its journal or the press’s list of texts. */
export const onPageWritten = onDocumentWritten(
  {
    document: `${PAGES}/{id}`,
    region: FUNCTIONS_REGION,
    retry: true,
    memory: '1GiB',
    concurrency: 4,
  },
  (event) =>
    bounded(event, async () => {
      const { contentEvent } = await import('./content-event.ts');
      const { deliverPage } = await import('../publish/deliver-content.ts');
      await contentEvent(event, event.params.id, deliverPage);
    }),
);
