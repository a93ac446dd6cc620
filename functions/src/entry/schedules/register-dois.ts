import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Whether accounts or settings have changed is asked when a process begins, and now and then: it costs two reads. */
const ACCOUNTS_EVERY_MS = 600_000;
let accountsNotedAt = 0;

/** Registers DOIs that are new or have changed, and asks what became of those that were sent. */
export const registerDois: Job<'registerDois'> = {
  name: 'registerDois',
  seconds: 60,
  run: async () => {
    const { adminRegistrationPorts } = await import('../ports/admin-registrations.ts');
    const { areRegistrationsDue } = await import(
      '../../domain/registrations/are-registrations-due.ts'
    );
    const ports = await adminRegistrationPorts();
    const now = ports.now().getTime();
    if (now - accountsNotedAt > ACCOUNTS_EVERY_MS) {
      const { noteAccounts } = await import('../../domain/registrations/note-accounts.ts');
      await noteAccounts(ports);
      accountsNotedAt = now;
    }
    if (!(await areRegistrationsDue(ports))) return {};
    const { registerDue } = await import('../../domain/registrations/register-due.ts');
    const { files, registered } = await registerDue(ports);
    if (files > 0 || registered > 0) log.info('registration/sent', { files, registered });
    return { files, registered };
  },
};
