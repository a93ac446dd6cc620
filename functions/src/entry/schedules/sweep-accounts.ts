import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/**
 * Erases accounts whose day has come, deletes unconfirmed ones and old links; sends reminders of invitations to
 * roles and ends them.
 */
export const sweepAccounts: Job<'sweepAccounts'> = {
  name: 'sweepAccounts',
  seconds: 120,
  run: async () => {
    const { adminAccountPorts } = await import('../ports/admin-accounts.ts');
    const { eraseDue, removeForgotten, sweepOld } = await import(
      '../../domain/accounts/sweep-accounts.ts'
    );
    const { tendInvitations } = await import('../../domain/roles/invitations/tend-invitations.ts');
    const ports = adminAccountPorts();
    const tended = await tendInvitations(ports);
    const erased = await eraseDue(ports);
    const removed = await removeForgotten(ports);
    const swept = await sweepOld(ports);
    if (erased + removed + swept > 0) log.info('account/swept', { erased, removed, swept });
    return { tended, erased, removed, swept };
  },
};
