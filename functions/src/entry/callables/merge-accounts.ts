import { callable } from './callable.ts';

const ports = async () => (await import('../ports/admin-accounts.ts')).adminAccountPorts();

/** `previewAccountMerge`: for admins. */
export const previewAccountMerge = callable(
  'previewAccountMerge',
  'staff',
  async (asked, { caller }) => {
    const { previewAccountMerge: run } = await import('../../domain/merging/merge-accounts.ts');
    return run(await ports(), caller, asked);
  },
);

/** `mergeAccounts`: for admins who have just signed in. */
export const mergeAccounts = callable('mergeAccounts', 'fresh-staff', async (asked, { caller }) => {
  const { mergeAccounts: run } = await import('../../domain/merging/merge-accounts.ts');
  return run(await ports(), caller, asked);
});
