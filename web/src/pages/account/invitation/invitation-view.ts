import type { CallAnswer } from '../../../data/calls.ts';

/** What is offered behind the link of an invitation to a role. */
export type InvitationView = CallAnswer<'viewRoleInvitation'>;
