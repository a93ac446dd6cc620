import type { Tab } from '../../../chromium/tab.ts';
import type { PageClient } from './page-client.ts';

/**
 * Waits until a listener has these documents from the server and nothing is left to send; answers
 * what it has then, or what it had instead after half a minute.
 */
export function synced(tab: Tab<PageClient>, docs: string, name = 'all'): Promise<string> {
  return tab.runWith({ docs, name }, async ({ log }, wanted) => {
    const flags = { fromCache: false, pending: false };
    const last = await log(wanted.name).reaches({ docs: wanted.docs, ...flags });
    const isSynced = last !== null && !last.fromCache && !last.pending;
    return isSynced ? last.docs : JSON.stringify(last);
  });
}
