import { SEARCH_QUEUE } from '@quire/model/collections';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { SEARCH_SECRETS } from '../../platform/config/search-settings.ts';

/** `searchQueue/{id}` → the search's indices, with all else that is due. What fails stays there. */
export const onSearchQueued = onDocumentWritten(
  {
    document: `${SEARCH_QUEUE}/{id}`,
    secrets: SEARCH_SECRETS,
    timeoutSeconds: 300,
    memory: '512MiB',
  },
  async (event) => {
    // Its own notes come back as events: only one that is due is work.
    if (event.data?.after.get('due') !== '') return;
    const { adminSearchPorts } = await import('../ports/admin-search.ts');
    const { sendDue } = await import('../../domain/search/send-due.ts');
    const ports = adminSearchPorts();
    if (ports) await sendDue(ports);
  },
);
