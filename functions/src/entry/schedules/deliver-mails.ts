import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Takes up mails whose time has come again, or whose sender died over them. */
export const deliverMails: Job<'deliverMails'> = {
  name: 'deliverMails',
  seconds: 100,
  run: async () => {
    const { adminMailPorts } = await import('../ports/admin-mail.ts');
    const { deliverDueMails } = await import('../../domain/mail/deliver-mail.ts');
    const taken = await deliverDueMails(adminMailPorts());
    if (taken > 0) log.info('mail/resent', { taken });
    return { taken };
  },
};
