import { FUNCTIONS_REGION } from '@quire/model/constants';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';

/** Reminds of invoices that are due, and issues those that had to wait. */
export const remindInvoices = onSchedule(
  {
    schedule: '0 6 * * *',
    timeZone: 'Etc/UTC',
    region: FUNCTIONS_REGION,
    maxInstances: 1,
    timeoutSeconds: 540,
    memory: '512MiB',
    retryCount: 3,
  },
  async () => {
    const { adminChargePorts } = await import('../charges/admin-charges.ts');
    const { remindInvoices: remind } = await import('../charges/remind-invoices.ts');
    logger.info('invoices/tended', { ...(await remind(adminChargePorts())) });
  },
);
