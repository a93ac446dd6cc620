import { FUNCTIONS_REGION } from '@quire/model/constants';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';

/** The daily mails of staff who wish for one. */
export const sendMailDigests = onSchedule(
  {
    schedule: '0 5 * * *',
    timeZone: 'Etc/UTC',
    region: FUNCTIONS_REGION,
    maxInstances: 1,
    timeoutSeconds: 540,
    retryCount: 3,
  },
  async () => {
    const { adminPorts } = await import('../firebase/admin.ts');
    const { sendDigests } = await import('../mail/send-digests.ts');
    const sent = await sendDigests(adminPorts());
    if (sent > 0) logger.info('mail/digests', { sent });
  },
);
