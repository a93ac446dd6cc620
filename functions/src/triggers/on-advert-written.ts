import { ADVERTS } from '@quire/model/collections';
import { FUNCTIONS_REGION } from '@quire/model/constants';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { bounded } from './bounded.ts';

/** `adverts/{id}` → `publishedAdverts/{id}`, its picture, and `digests/press`. What is counted changes nothing. */
export const onAdvertWritten = onDocumentWritten(
  { document: `${ADVERTS}/{id}`, region: FUNCTIONS_REGION, retry: true, memory: '1GiB' },
  (event) =>
    bounded(event, async () => {
      const { before, after } = event.data ?? {};
      const revisions = [before, after].map((each): unknown => each?.get('revision'));
      if (revisions[0] !== undefined && revisions[0] === revisions[1]) return;
      const { adminPorts } = await import('../firebase/admin.ts');
      const { settleAdvert } = await import('../adverts/settle-advert.ts');
      await settleAdvert(adminPorts(), event.params.id);
    }),
);
