/** Mails that a receiver can stop by one click (RFC 8058), and which of their choices that changes. */
import { STAFF_MAIL_NAMES, STAFF_MAILS, staffMailOf } from '../entities/staff-mails.ts';
import { t } from '../messages/t.ts';
import { authorMessage } from './author/message.ts';
import { revisionReminder } from './author/revision-reminder.ts';
import { dailyDigest } from './staff/daily-digest.ts';

/** `digest`: everything that comes once a day. The others are switches of a profile. */
const SWITCH_LABELS = {
  reminders: () => t('mail.switchReminders'),
  messages: () => t('mail.switchMessages'),
  digest: () => t('mail.switchDigest'),
} as const;
type MailSwitch = keyof typeof SWITCH_LABELS;

const isMailSwitch = (name: string): name is MailSwitch => Object.hasOwn(SWITCH_LABELS, name);

/** What people call that which a switch stops: one of these, or a type of staff’s mails; null: there is no such switch. */
export function mailSwitchLabel(name: string): string | null {
  if (isMailSwitch(name)) return SWITCH_LABELS[name]();
  const staffs = STAFF_MAIL_NAMES.find((each) => `staff-${each}` === name);
  return staffs ? STAFF_MAILS[staffs].label : null;
}

const OF_TEMPLATE: Readonly<Record<string, MailSwitch>> = {
  [revisionReminder.name]: 'reminders',
  [authorMessage.name]: 'messages',
  [dailyDigest.name]: 'digest',
};

/** The switch that stops mails of a template; null: they cannot be stopped. */
export function mailSwitchOf(template: string): string | null {
  const staffs = staffMailOf(template);
  return OF_TEMPLATE[template] ?? (staffs === null ? null : `staff-${staffs}`);
}

/** Alerts of an address, with or without an account: one click stops them all. */
export const ALERTS_STOP = 'alerts';

/** The address where one click stops mails; `token` names the account. */
export const unsubscribePath = (token: string, name: string): string =>
  `/unsubscribe/${token}/${name}`;
