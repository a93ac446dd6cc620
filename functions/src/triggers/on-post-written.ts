import { POSTS } from '@quire/model/collections';
import { FUNCTIONS_REGION } from '@quire/model/constants';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { bounded } from './bounded.ts';

/** `posts/{id}` → `publishedPosts/{id}`, its files, its list, the home page’s news. */
export const onPostWritten = onDocumentWritten(
  {
    document: `${POSTS}/{id}`,
    region: FUNCTIONS_REGION,
    retry: true,
    memory: '1GiB',
    concurrency: 4,
  },
  (event) =>
    bounded(event, async () => {
      const { contentEvent } = await import('./content-event.ts');
      const { deliverPost } = await import('../publish/deliver-content.ts');
      await contentEvent(event, event.params.id, deliverPost);
    }),
);
