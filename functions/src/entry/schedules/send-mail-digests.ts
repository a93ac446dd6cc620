import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** The daily mails of staff who want one; deletes old notifications. */
export const sendMailDigests: Job<'sendMailDigests'> = {
  name: 'sendMailDigests',
  seconds: 90,
  run: async () => {
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    const { sendDigests } = await import('../../domain/mail/send-digests.ts');
    const sent = await sendDigests(adminPorts());
    const { forgetNotifications } = await import('../../domain/mail/forget-notifications.ts');
    const forgotten = await forgetNotifications(adminPorts());
    if (sent > 0) log.info('mail/digests', { sent });
    return { sent, forgotten };
  },
};
