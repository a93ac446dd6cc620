import * as logger from 'firebase-functions/logger';
import type { Job } from '../jobs/run-jobs.ts';

/**
 * Erases accounts whose day has come, deletes unconfirmed ones and old links; sends reminders of invitations to
 * roles and ends them; migrates stored data.
 */
export const sweepAccounts: Job<'sweepAccounts'> = {
  name: 'sweepAccounts',
  seconds: 150,
  run: async () => {
    const { adminAccountPorts } = await import('../ports/admin-accounts.ts');
    const { eraseDue, removeForgotten, sweepOld } = await import(
      '../../domain/accounts/sweep-accounts.ts'
    );
    const { moveJournals } = await import('../../domain/roles/move-journals.ts');
    const { tendInvitations } = await import('../../domain/roles/invitations/tend-invitations.ts');
    const ports = adminAccountPorts();
    const tended = await tendInvitations(ports);
    const moved = await moveJournals(ports);
    const erased = await eraseDue(ports);
    const removed = await removeForgotten(ports);
    const swept = await sweepOld(ports);
    if (moved > 0) logger.info('roles/moved', { moved });
    if (erased + removed + swept > 0) logger.info('account/swept', { erased, removed, swept });
    return { tended, moved, erased, removed, swept };
  },
};
