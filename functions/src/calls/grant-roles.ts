import { ROLES } from '@quire/model/roles';
import { z } from 'zod';
import { callable } from './answer-call.ts';
import { Refused } from './refused.ts';

const RolesSchema = z.array(z.enum(ROLES));

const REFUSALS = {
  'no-account': 'roles/no-account',
  'too-many': 'roles/too-many',
  'own-admin-role': 'roles/own-admin',
  'not-yours': 'access/denied',
  busy: 'roles/busy',
} as const;

/** `grantRoles`: sets an account's roles. For admins, and editors within their journals. */
export const grantRoles = callable(
  'grantRoles',
  { access: 'fresh-staff' },
  async ({ uid, roles, journals }, { caller }) => {
    const asked = RolesSchema.safeParse(roles);
    if (!asked.success) throw new Refused('input/invalid', { field: 'roles' });
    const { adminAccountPorts } = await import('../firebase/admin.ts');
    const { grantRoles: run } = await import('../roles/grant-roles.ts');
    const grant = { uid, roles: asked.data, journals, by: caller.uid };
    const outcome = await run(adminAccountPorts(), grant);
    if (outcome !== 'granted' && outcome !== 'unchanged') throw new Refused(REFUSALS[outcome]);
    return { uid };
  },
);
