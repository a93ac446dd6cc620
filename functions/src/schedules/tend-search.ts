import { FUNCTIONS_REGION } from '@quire/model/constants';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { SEARCH_SECRETS } from '../config.ts';

/** Sends what the search could not take, or whose sender died over it; pushes settings that are new. */
export const tendSearch = onSchedule(
  {
    schedule: 'every 1 minutes',
    region: FUNCTIONS_REGION,
    maxInstances: 1,
    secrets: SEARCH_SECRETS,
    timeoutSeconds: 300,
    memory: '512MiB',
  },
  async () => {
    const { adminSearchPorts } = await import('../search/admin-search.ts');
    const { hasDue, sendDue } = await import('../search/send-due.ts');
    const ports = adminSearchPorts();
    if (!ports || !(await hasDue(ports))) return;
    const sent = await sendDue(ports);
    if (sent.outcome === 'sent' && sent.notes > 0) logger.info('search/sent', sent);
  },
);
