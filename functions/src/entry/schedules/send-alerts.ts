import { publicSearch } from '../../platform/config/search-settings.ts';
import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Mails readers the new articles of the journals, authors and searches that they have asked about. */
export const sendAlerts: Job<'sendAlerts'> = {
  name: 'sendAlerts',
  seconds: 120,
  run: async () => {
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    const { sendDueAlerts } = await import('../../domain/alerts/send-due-alerts.ts');
    const settings = publicSearch();
    const { newestFinder } = await import('../../domain/search/find-newest.ts');
    const sent = await sendDueAlerts({ ...adminPorts(), find: settings && newestFinder(settings) });
    if (sent > 0) log.info('alerts/sent', { sent });
    return { sent };
  },
};
