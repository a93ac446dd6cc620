import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';
import {
  RoleInvitedSchema,
  roleInvitedBody,
  SAMPLE_ROLE_INVITED,
} from './about-role-invitation.ts';

/** To a person who is invited to a role, with an account or without. */
export const roleInvited = mailTemplate({
  name: 'account/role-invited',
  schema: RoleInvitedSchema,
  sample: SAMPLE_ROLE_INVITED,
  render: (data, sender) =>
    composeMail(
      `An invitation from ${sender.press}`,
      [
        { kind: 'paragraph', text: 'Hello,' },
        {
          kind: 'paragraph',
          text: `${data.inviter} invites you to take a role at ${sender.press}.`,
        },
        ...roleInvitedBody(data),
        {
          kind: 'paragraph',
          text: 'If you do not know why you received this, you can decline or ignore it. Nothing happens without your answer.',
        },
      ],
      sender,
    ),
});
