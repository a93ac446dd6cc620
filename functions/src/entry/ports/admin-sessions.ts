import type { SessionPorts } from '../../domain/accounts/session-over.ts';
import { adminAuth, adminPorts } from '../../platform/firebase/admin.ts';

/** What tells whether a caller's session has ended. */
export const adminSessionPorts = (): SessionPorts => ({
  auth: adminAuth(),
  db: adminPorts().db,
  now: () => new Date(),
});
