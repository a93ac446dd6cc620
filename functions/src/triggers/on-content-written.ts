import { FUNCTIONS_REGION } from '@quire/model/constants';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { bounded } from './bounded.ts';
import type { Deliver } from './content-event.ts';

type DeliverContent = typeof import('../publish/deliver-content.ts');

/**
 * A function for every change of a collection's documents: `{collection}/{id}` is brought to where
 * readers find it. The renderer is loaded with the first change that readers may see.
 *
 * @param deliverOf how, of what `publish/deliver-content.ts` knows
 */
export const onContentWritten = (collection: string, deliverOf: (all: DeliverContent) => Deliver) =>
  onDocumentWritten(
    {
      document: `${collection}/{id}` as const,
      region: FUNCTIONS_REGION,
      retry: true,
      memory: '1GiB',
      concurrency: 4,
    },
    (event) =>
      bounded(event, async () => {
        const { contentEvent } = await import('./content-event.ts');
        const deliver = deliverOf(await import('../publish/deliver-content.ts'));
        await contentEvent(event, event.params.id, deliver);
      }),
  );
