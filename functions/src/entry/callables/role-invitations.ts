/** The callables about invitations to roles. Who may give which role, the domain asks. */
import { callable } from './callable.ts';

const ports = async () => (await import('../ports/admin-accounts.ts')).adminAccountPorts();
const sending = () => import('../../domain/roles/invitations/send-invitation.ts');
const answering = () => import('../../domain/roles/invitations/answer-invitation.ts');

export const inviteToRole = callable('inviteToRole', 'fresh-staff', async (asked, { caller }) =>
  (await sending()).inviteToRole(await ports(), caller, asked),
);
export const resendRoleInvitation = callable(
  'resendRoleInvitation',
  'fresh-staff',
  async (asked, { caller }) => (await sending()).resendInvitation(await ports(), caller, asked),
);
export const withdrawRoleInvitation = callable(
  'withdrawRoleInvitation',
  'staff',
  async (asked, { caller }) => (await sending()).withdrawInvitation(await ports(), caller, asked),
);
export const viewRoleInvitation = callable('viewRoleInvitation', 'public', async (asked) => {
  const { viewInvitation } = await import('../../domain/roles/invitations/view-invitation.ts');
  return viewInvitation(await ports(), asked);
});
export const declineRoleInvitation = callable('declineRoleInvitation', 'public', async (asked) =>
  (await answering()).declineInvitation(await ports(), asked),
);
export const joinByInvitation = callable('joinByInvitation', 'public', async (asked, { network }) =>
  (await answering()).joinByInvitation(await ports(), asked, network),
);
export const acceptRoleInvitation = callable(
  'acceptRoleInvitation',
  'verified',
  async (asked, { caller }) => (await answering()).acceptInvitation(await ports(), caller, asked),
);
