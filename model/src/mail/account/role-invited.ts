import { t } from '../../messages/t.ts';
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
      t('mailAccount.roleInvitedSubject', { press: sender.press }),
      [
        { kind: 'paragraph', text: t('mail.hello') },
        {
          kind: 'paragraph',
          text: t('mailAccount.roleInvitedLead', { inviter: data.inviter, press: sender.press }),
        },
        ...roleInvitedBody(data),
        {
          kind: 'paragraph',
          text: t('mailAccount.roleInvitedWhy'),
        },
      ],
      sender,
    ),
});
