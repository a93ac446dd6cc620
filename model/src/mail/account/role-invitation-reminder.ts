import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';
import {
  RoleInvitedSchema,
  roleInvitedBody,
  SAMPLE_ROLE_INVITED,
} from './about-role-invitation.ts';

/** To a person who was invited to a role and has not answered: one reminder. */
export const roleInvitationReminder = mailTemplate({
  name: 'account/role-invitation-reminder',
  schema: RoleInvitedSchema,
  sample: SAMPLE_ROLE_INVITED,
  render: (data, sender) =>
    composeMail(
      `Reminder: an invitation from ${sender.press}`,
      [
        { kind: 'paragraph', text: 'Hello,' },
        {
          kind: 'paragraph',
          text: `A few days ago ${data.inviter} invited you to take a role at ${sender.press}. You have not answered yet. This is the only reminder.`,
        },
        ...roleInvitedBody(data),
      ],
      sender,
    ),
});
