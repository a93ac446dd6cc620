/** Mails that a receiver can stop by one click (RFC 8058), and which of their choices that changes. */
import { STAFF_MAIL_NAMES, STAFF_MAILS, staffMailOf } from '../entities/staff-mails.ts';
import { authorMessage } from './author/message.ts';
import { revisionReminder } from './author/revision-reminder.ts';
import { dailyDigest } from './staff/daily-digest.ts';

const AUTHOR_SWITCHES = { reminders: 'Reminders before something is due', messages: 'Messages' };
type AuthorSwitch = keyof typeof AUTHOR_SWITCHES;

/** `digest`: everything that comes once a day. The rest are switches of a profile, or types of staff's mails. */
export const MAIL_SWITCHES: Readonly<Record<string, string>> = {
  ...AUTHOR_SWITCHES,
  digest: 'Daily summary',
  ...Object.fromEntries(
    STAFF_MAIL_NAMES.map((name) => [`staff-${name}`, STAFF_MAILS[name].label] as const),
  ),
};

const OF_TEMPLATE: Readonly<Record<string, AuthorSwitch | 'digest'>> = {
  [revisionReminder.name]: 'reminders',
  [authorMessage.name]: 'messages',
  [dailyDigest.name]: 'digest',
};

/** The switch that stops mails of a template; null: they cannot be stopped. */
export function mailSwitchOf(template: string): string | null {
  const staffs = staffMailOf(template);
  return OF_TEMPLATE[template] ?? (staffs === null ? null : `staff-${staffs}`);
}

/** The address where one click stops mails; `token` names the account. */
export const unsubscribePath = (token: string, name: string): string =>
  `/unsubscribe/${token}/${name}`;
