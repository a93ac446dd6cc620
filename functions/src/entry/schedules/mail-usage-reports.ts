import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Mails institutions their COUNTER reports of the month that is over. */
export const mailUsageReports: Job<'mailUsageReports'> = {
  name: 'mailUsageReports',
  seconds: 120,
  run: async () => {
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    const { mailReports } = await import('../../domain/metrics/counter/mail-reports.ts');
    const mailed = await mailReports(adminPorts());
    if (mailed > 0) log.info('counter/mailed', { mailed });
    return { mailed };
  },
};
