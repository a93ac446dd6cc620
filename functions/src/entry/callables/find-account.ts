import { callable } from './callable.ts';

/** `findAccount`: for those who grant roles. */
export const findAccount = callable('findAccount', 'staff', async (asked, { caller }) => {
  const { adminAccountPorts } = await import('../ports/admin-accounts.ts');
  const { findGranted } = await import('../../domain/roles/find-granted.ts');
  return findGranted(adminAccountPorts(), caller, asked);
});
