import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Reminds of invoices that are due, and issues those that had to wait. */
export const remindInvoices: Job<'remindInvoices'> = {
  name: 'remindInvoices',
  seconds: 90,
  run: async () => {
    const { adminChargePorts } = await import('../ports/admin-charges.ts');
    const { remindInvoices: remind } = await import('../../domain/charges/remind-invoices.ts');
    const tended = await remind(adminChargePorts());
    log.info('invoices/tended', { ...tended });
    return { ...tended };
  },
};
