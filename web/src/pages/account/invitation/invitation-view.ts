import type { CallAnswer } from '../../../data/calls.ts';

/** The data of an invitation to a role. */
export type InvitationView = CallAnswer<'viewRoleInvitation'>;
