import { PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import { FUNCTIONS_REGION } from '@quire/model/constants';
import { claimsOf } from '@quire/model/roles';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { bounded } from './bounded.ts';

const rolesIn = (settings: DocumentSnapshot | undefined) =>
  claimsOf({ roles: settings?.get('secondFactorRoles') }).roles;

/**
 * `settings/press` → `digests/press`, which every public page's layout reads, and the claims of those whose
 * roles ask for a second factor since, or no longer.
 */
export const onPressWritten = onDocumentWritten(
  { document: `${SETTINGS}/${PRESS_SETTINGS}`, region: FUNCTIONS_REGION, retry: true },
  (event) =>
    bounded(event, async () => {
      const { adminAccountPorts } = await import('../firebase/admin.ts');
      const { rebuildPress } = await import('../publish/rebuild-pages.ts');
      const ports = adminAccountPorts();
      await rebuildPress(ports);
      const { followDemands } = await import('../accounts/second-factor/follow-demands.ts');
      const { before, after } = event.data ?? {};
      await followDemands(ports, rolesIn(before), rolesIn(after));
    }),
);
