import { FUNCTIONS_REGION } from '@quire/model/constants';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { MAIL_SECRETS } from '../config.ts';

/** Takes up mails whose time has come again, or whose sender died over them. */
export const deliverMails = onSchedule(
  {
    schedule: 'every 5 minutes',
    region: FUNCTIONS_REGION,
    maxInstances: 1,
    secrets: MAIL_SECRETS,
    timeoutSeconds: 300,
  },
  async () => {
    const { adminMailPorts } = await import('../firebase/admin.ts');
    const { deliverDueMails } = await import('../mail/deliver-mail.ts');
    const taken = await deliverDueMails(adminMailPorts());
    if (taken > 0) logger.info('mail/resent', { taken });
  },
);
