import { t } from '../../messages/t.ts';
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
      t('mailAccount.roleInvitationReminderSubject', { press: sender.press }),
      [
        { kind: 'paragraph', text: t('mail.hello') },
        {
          kind: 'paragraph',
          text: t('mailAccount.roleInvitationReminderLead', {
            inviter: data.inviter,
            press: sender.press,
          }),
        },
        ...roleInvitedBody(data),
      ],
      sender,
    ),
});
