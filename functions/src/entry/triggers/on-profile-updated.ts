import type { Reaction } from './reaction.ts';

/** `profiles/{uid}` → the same name in Firebase Auth and in `users/{uid}`. */
export const profileUpdated: Reaction = async ({ id, before, after }) => {
  const isSame = (field: string) => before?.get(field) === after?.get(field);
  if (!before?.exists || !after?.exists || (isSame('given') && isSame('family'))) return;
  const { adminAccountPorts } = await import('../ports/admin-accounts.ts');
  const { followName } = await import('../../domain/accounts/follow-name.ts');
  await followName(adminAccountPorts(), id);
};
