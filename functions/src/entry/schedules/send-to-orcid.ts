import { orcidSettings } from '../../platform/config/orcid-settings.ts';
import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Sends works and reviews of connected people to ORCID, and revokes tokens of connections that are over. */
export const sendToOrcid: Job<'sendToOrcid'> = {
  name: 'sendToOrcid',
  seconds: 60,
  run: async () => {
    if (!orcidSettings()) return {};
    const { adminOrcidPorts } = await import('../ports/admin-orcid.ts');
    const { areItemsDue, sendDueItems } = await import('../../domain/orcid/send-due-items.ts');
    const ports = await adminOrcidPorts();
    if (!(await areItemsDue(ports))) return {};
    const { sent } = await sendDueItems(ports);
    if (sent > 0) log.info('orcid/sent', { sent });
    return { sent };
  },
};
