import { PRESS_SETTINGS } from '@quire/model/collections';
import { claimsOf } from '@quire/model/roles';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Reaction } from './reaction.ts';

const rolesIn = (settings: DocumentSnapshot | undefined) =>
  claimsOf({ roles: settings?.get('secondFactorRoles') }).roles;

/**
 * `settings/press` → `digests/press`, which every public page's layout reads, and the claims of those whose
 * roles ask for a second factor since, or no longer.
 */
export const pressWritten: Reaction = async ({ id, before, after }) => {
  if (id !== PRESS_SETTINGS) return;
  const { adminAccountPorts } = await import('../ports/admin-accounts.ts');
  const { rebuildPress } = await import('../../domain/publishing/rebuild-pages.ts');
  const ports = adminAccountPorts();
  await rebuildPress(ports);
  const { renamePublisher } = await import('../../domain/harvest/pack-harvest.ts');
  await renamePublisher(ports);
  const { followDemands } = await import('../../domain/accounts/second-factor/follow-demands.ts');
  await followDemands(ports, rolesIn(before), rolesIn(after));
};
