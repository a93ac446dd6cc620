import { callable } from './callable.ts';

/** `lastSeen`: for those who grant roles. */
export const lastSeen = callable('lastSeen', 'staff', async (asked, { caller }) => {
  const { adminAccountPorts } = await import('../ports/admin-accounts.ts');
  const { lastSeen: run } = await import('../../domain/roles/last-seen.ts');
  return run(adminAccountPorts(), caller, asked);
});
