import { PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import { FUNCTIONS_REGION } from '@quire/model/constants';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { bounded } from './bounded.ts';

/** `settings/press` → `digests/press`, which every public page's layout reads. */
export const onPressWritten = onDocumentWritten(
  { document: `${SETTINGS}/${PRESS_SETTINGS}`, region: FUNCTIONS_REGION, retry: true },
  (event) =>
    bounded(event, async () => {
      const { adminPorts } = await import('../firebase/admin.ts');
      const { rebuildPress } = await import('../publish/rebuild-pages.ts');
      await rebuildPress(adminPorts());
    }),
);
