/** Checks services outside the press. */
import { MAIL } from '@quire/model/collections';
import { OUTBOX_TEST } from '../setup/try-outbox.ts';
import {
  type ChecklistPorts,
  type ItemFinding,
  isDone,
  isOpen,
  isUnknown,
} from './item-finding.ts';

export async function lookAtMail({ db }: ChecklistPorts): Promise<ItemFinding> {
  const mails = db.collection(MAIL);
  const sent = await mails.where('state', '==', 'sent').limit(1).select('template').get();
  const [mail] = sent.docs;
  if (mail) {
    const what = mail.get('template') === OUTBOX_TEST ? 'A test mail' : 'A mail';
    return isDone(`${what} has left: the mail server took it.`);
  }
  const failed = await mails.where('state', '==', 'failed').limit(1).select('error').get();
  const error: unknown = failed.docs[0]?.get('error');
  return isOpen(
    failed.empty
      ? 'No mail has left yet.'
      : `No mail has left yet. The last problem: ${typeof error === 'string' ? error : 'unknown'}.`,
  );
}

export async function lookAtBackups({ backups }: ChecklistPorts): Promise<ItemFinding> {
  if (!backups) return isUnknown('Not looked at: this press runs on a developer’s machine.');
  const { schedules, softDeleteDays } = await backups();
  const missing = [
    ...(schedules === 0 ? ['the database has no backup schedule'] : []),
    ...(softDeleteDays === 0 ? ['the bucket does not keep what is deleted'] : []),
  ];
  return missing.length > 0
    ? isOpen(`Missing: ${missing.join('; ')}.`)
    : isDone(
        `The database has ${schedules === 1 ? 'a backup schedule' : `${schedules} backup schedules`}; the bucket keeps what is deleted for ${softDeleteDays} days. Whether a backup can be restored is not looked at: try it once.`,
      );
}

export async function lookAtAppCheck({ appCheck }: ChecklistPorts): Promise<ItemFinding> {
  if (!appCheck) return isOpen('App Check is off.');
  if ('debugToken' in appCheck) return isDone('App Check is on, with a developer’s token.');
  return appCheck.siteKey && appCheck.appId
    ? isDone('App Check is on, with a site key and an app id.')
    : isOpen('App Check is on, but its site key or the app’s id is missing: nobody passes.');
}

export async function lookAtSearch({ search }: ChecklistPorts): Promise<ItemFinding> {
  if (!search) return isOpen('No search is set up, or no key that writes.');
  const { isWorking, message } = await search();
  return isWorking ? isDone(message) : isOpen(message);
}

export async function lookAtCards({ takesCards }: ChecklistPorts): Promise<ItemFinding> {
  return takesCards
    ? isDone('Cards are switched on. Whether the provider’s keys work, the first payment shows.')
    : isOpen('Cards are not taken; invoices are paid by bank transfer.');
}
