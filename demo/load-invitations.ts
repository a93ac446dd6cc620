/** Invitations to roles, as the office lists them: one that waits for an answer, one that was accepted. */
import { ROLE_INVITATIONS } from '@quire/model/collections';
import { ROLE_INVITATION_DAYS, ROLE_INVITATION_KEPT_DAYS } from '@quire/model/constants';
import { RoleInvitationSchema } from '@quire/model/entities/role-invitation';
import type { Ports } from '../functions/src/platform/database/ports.ts';

const DAY_MS = 86_400_000;

/** Writes those that are not there yet. Their mails are not sent: nobody at these addresses reads them. */
export async function loadInvitations({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<void> {
  const on = (days: number) => new Date(now().getTime() + days * DAY_MS).toISOString();
  const sent = (ago: number) => ({
    ...{ invitedAt: on(-ago), sentAt: on(-ago), sendings: 1 },
    expiresAt: on(ROLE_INVITATION_DAYS - ago),
  });
  const invitations = {
    'demo-open': {
      ...{ email: 'ines.carvalho@lagoon.example', role: 'guestEditor', scope: 'CES~2027-s1' },
      ...{ journal: 'CES', invitedBy: 'demo-editor', state: 'open' },
      note: 'We spoke about this special issue in Lisbon. I would be glad if you joined us.',
      ...sent(3),
      dueAt: on(4),
    },
    'demo-accepted': {
      ...{ email: 'production@saltmarsh.example', role: 'production', scope: 'CES' },
      ...{ journal: 'CES', invitedBy: 'demo-admin', note: '', state: 'accepted' },
      ...{ ...sent(20), answeredAt: on(-19), grantedAt: on(-19), acceptedBy: 'demo-production' },
      dueAt: on(ROLE_INVITATION_KEPT_DAYS - 19),
    },
  };
  for (const [id, invitation] of Object.entries(invitations)) {
    const ref = db.collection(ROLE_INVITATIONS).doc(id);
    if (!(await ref.get()).exists) await ref.set(RoleInvitationSchema.parse(invitation));
  }
}
