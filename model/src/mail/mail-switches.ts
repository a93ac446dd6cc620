/** Mails that a receiver can stop by one click (RFC 8058), and which of their choices that changes. */
import { STAFF_MAIL_NAMES, STAFF_MAILS, staffMailOf } from '../entities/staff-mails.ts';
import { t } from '../messages/t.ts';
import { authorMessage } from './author/message.ts';
import { revisionReminder } from './author/revision-reminder.ts';
import { dailyDigest } from './staff/daily-digest.ts';

/**
 * How people call what a switch stops; null: there is no such switch. `digest`: everything that comes once a day. The
 * rest are switches of a profile, or types of staff's mails.
 */
export function mailSwitchLabel(name: string): string | null {
  switch (name) {
    case 'reminders':
      return t('mail.switchReminders');
    case 'messages':
      return t('mail.switchMessages');
    case 'digest':
      return t('mail.switchDigest');
  }
  const staffs = STAFF_MAIL_NAMES.find((each) => `staff-${each}` === name);
  return staffs ? STAFF_MAILS[staffs].label : null;
}

const OF_TEMPLATE: Readonly<Record<string, string>> = {
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
