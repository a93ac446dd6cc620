import { isScopeOf } from '@quire/model/grants';
import { type Grants, ROLES } from '@quire/model/roles';
import { z } from 'zod';
import { Refused } from '../../platform/errors/refused.ts';
import { callable } from './callable.ts';

const RolesSchema = z.array(z.enum(ROLES));

const REFUSALS = {
  'no-account': 'roles/no-account',
  'too-many': 'roles/too-many',
  'no-issue': 'roles/no-issue',
  'own-admin-role': 'roles/own-admin',
  'not-yours': 'access/denied',
  busy: 'roles/busy',
} as const;

/** Whether each role has only scopes of its own kind. */
const areScopes = (grants: Grants): boolean =>
  ROLES.every((role) => grants[role]?.every((scope) => isScopeOf(role, scope)) ?? true);

/** `grantRoles`: sets an account's roles. For admins, and editors within their journals. */
export const grantRoles = callable(
  'grantRoles',
  'fresh-staff',
  async ({ uid, roles, grants }, { caller }) => {
    const asked = RolesSchema.safeParse(roles);
    if (!asked.success) throw new Refused('input/invalid', { field: 'roles' });
    if (!areScopes(grants)) throw new Refused('input/invalid', { field: 'grants' });
    const { adminAccountPorts } = await import('../ports/admin-accounts.ts');
    const { grantRoles: run } = await import('../../domain/roles/grant-roles.ts');
    const grant = { uid, roles: asked.data, grants, by: caller.uid };
    const outcome = await run(adminAccountPorts(), grant);
    if (outcome !== 'granted' && outcome !== 'unchanged') throw new Refused(REFUSALS[outcome]);
    return { uid };
  },
);
