/**
 * Invitations that a person did not ask for, and which they can stop by one click in any of these mails (RFC 8058):
 * for one journal or for the whole press, by their address, without an account.
 */
import { URL_KEY } from '../url-key.ts';
import { roleInvitationReminder } from './account/role-invitation-reminder.ts';
import { roleInvited } from './account/role-invited.ts';
import { paperInvited } from './author/paper-invited.ts';
import { committeeInvited } from './organiser/committee-invited.ts';
import { invitation } from './reviewer/invitation.ts';
import { invitationReminder } from './reviewer/invitation-reminder.ts';

/** To review a manuscript, to write for a special issue, to take a role or to join a committee. */
type InvitationKind = 'review' | 'write' | 'serve';

const OF_TEMPLATE: Readonly<Record<string, InvitationKind>> = {
  [invitation.name]: 'review',
  [invitationReminder.name]: 'review',
  [paperInvited.name]: 'write',
  [roleInvited.name]: 'serve',
  [roleInvitationReminder.name]: 'serve',
  [committeeInvited.name]: 'serve',
};

/** What is stopped: invitations of a kind by a journal, or by the whole press where it is ''. */
export interface InvitationStop {
  readonly kind: InvitationKind;
  readonly journal: string;
}

/** The press's in each journal: a committee has none, and roles are those of the press. */
export const INVITATIONS_TO_SERVE: InvitationStop = { kind: 'serve', journal: '' };

/** The invitations that a mail is one of; null: it is no invitation. */
export function invitationStopOf(template: string, journal = ''): InvitationStop | null {
  const kind = OF_TEMPLATE[template];
  if (kind === undefined) return null;
  return kind === 'serve' ? INVITATIONS_TO_SERVE : { kind, journal };
}

/** The name in an address and in the record: `invited-review-CES`, or `invited-review` for the press. */
export const invitationStopName = ({ kind, journal }: InvitationStop): string =>
  `invited-${kind}${journal && `-${journal}`}`;

const NAME = /^invited-(review|write|serve)(?:-(.+))?$/;

/** What such a name stops; null: it is not one. */
export function readInvitationStop(name: string): InvitationStop | null {
  const [, kind, journal = ''] = NAME.exec(name) ?? [];
  if (kind !== 'review' && kind !== 'write' && kind !== 'serve') return null;
  return journal === '' || URL_KEY.test(journal) ? { kind, journal } : null;
}

/** Whether these names stop an invitation: its journal's or the press's. */
export const isInvitationStopped = (names: readonly string[], { kind, journal }: InvitationStop) =>
  names.includes(invitationStopName({ kind, journal: '' })) ||
  names.includes(invitationStopName({ kind, journal }));
