import { callable } from './answer-call.ts';

/** `findAccount`: for whoever grants roles. */
export const findAccount = callable(
  'findAccount',
  { access: 'staff' },
  async (asked, { caller }) => {
    const { adminAccountPorts } = await import('../firebase/admin.ts');
    const { findGranted } = await import('../roles/find-granted.ts');
    return findGranted(adminAccountPorts(), caller, asked);
  },
);
