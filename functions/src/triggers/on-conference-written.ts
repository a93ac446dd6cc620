import { CONFERENCES } from '@quire/model/collections';
import { FUNCTIONS_REGION } from '@quire/model/constants';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { bounded } from './bounded.ts';

/** `conferences/{ckey}` → `publishedConferences/{ckey}` and the list of conferences. */
export const onConferenceWritten = onDocumentWritten(
  {
    document: `${CONFERENCES}/{ckey}`,
    region: FUNCTIONS_REGION,
    retry: true,
    memory: '1GiB',
    concurrency: 4,
  },
  (event) =>
    bounded(event, async () => {
      const { contentEvent } = await import('./content-event.ts');
      const { deliverConference } = await import('../publish/deliver-content.ts');
      await contentEvent(event, event.params.ckey, deliverConference);
    }),
);
