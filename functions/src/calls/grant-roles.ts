import { GrantRolesRequestSchema } from '@quire/model/calls';
import { FUNCTIONS_REGION } from '@quire/model/constants';
import { errorMessage } from '@quire/model/errors';
import { can, claimsOf, ROLES } from '@quire/model/roles';
import { HttpsError, onCall } from 'firebase-functions/https';
import { z } from 'zod';

const RequestSchema = GrantRolesRequestSchema.extend({ roles: z.array(z.enum(ROLES)) });

/** `grantRoles`: sets an account's roles. For admins. */
export const grantRoles = onCall({ region: FUNCTIONS_REGION }, async (request) => {
  const person = request.auth && { uid: request.auth.uid, claims: claimsOf(request.auth.token) };
  if (!person) throw new HttpsError('unauthenticated', errorMessage('access/denied'));
  if (!can(person, 'user.grant')) {
    throw new HttpsError('permission-denied', errorMessage('access/denied'));
  }
  const asked = RequestSchema.safeParse(request.data);
  if (!asked.success) {
    throw new HttpsError('invalid-argument', errorMessage('input/invalid'), asked.error.issues);
  }
  const { adminAuth, adminPorts } = await import('../firebase/admin.ts');
  const { grantRoles: run } = await import('../roles/grant-roles.ts');
  const ports = { ...adminPorts(), auth: adminAuth() };
  const outcome = await run(ports, { ...asked.data, by: person.uid });
  if (outcome === 'no-account') {
    throw new HttpsError('not-found', 'There is no account with an e-mail address under this id.');
  }
  if (outcome === 'too-many') {
    throw new HttpsError('invalid-argument', 'This is more than an account can hold.');
  }
  if (outcome === 'own-admin-role') {
    throw new HttpsError('failed-precondition', 'Admins cannot take away their own admin role.');
  }
  return { uid: asked.data.uid };
});
