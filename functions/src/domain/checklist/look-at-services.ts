/** Checks services outside the press. */
import { MAIL } from '@quire/model/collections';
import { t } from '@quire/model/messages/t';
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
    const isTest = mail.get('template') === OUTBOX_TEST;
    return isDone(isTest ? t('officeFindings.testMailLeft') : t('officeFindings.mailLeft'));
  }
  const failed = await mails.where('state', '==', 'failed').limit(1).select('error').get();
  const error: unknown = failed.docs[0]?.get('error');
  return isOpen(
    typeof error === 'string'
      ? t('officeFindings.noMailLeftBecause', { problem: error })
      : t('officeFindings.noMailLeft'),
  );
}

export async function lookAtBackups({ backups }: ChecklistPorts): Promise<ItemFinding> {
  if (!backups) return isUnknown(t('officeFindings.notOnThisMachine'));
  const { schedules, softDeleteDays, exported } = await backups();
  const missing = [
    ...(schedules === 0 ? [t('officeFindings.scheduleMissing')] : []),
    ...(softDeleteDays === 0 ? [t('officeFindings.deletedNotKept')] : []),
    ...(exported?.failed
      ? [t('officeFindings.exportFailed', { date: exported.at, reason: exported.failed })]
      : []),
  ];
  if (missing.length > 0) {
    return isOpen(t('officeFindings.backupsMissing', { missing: missing.join('; ') }));
  }
  const days = softDeleteDays;
  return isDone(
    exported
      ? t('officeFindings.backupsFoundWithExport', { schedules, days, date: exported.at })
      : t('officeFindings.backupsFound', { schedules, days }),
  );
}

export async function lookAtAppCheck({ appCheck }: ChecklistPorts): Promise<ItemFinding> {
  if (!appCheck) return isOpen(t('officeFindings.appCheckOff'));
  if ('debugToken' in appCheck) return isDone(t('officeFindings.appCheckOfDeveloper'));
  return appCheck.siteKey && appCheck.appId
    ? isDone(t('officeFindings.appCheckOn'))
    : isOpen(t('officeFindings.appCheckHalf'));
}

export async function lookAtSearch({ search }: ChecklistPorts): Promise<ItemFinding> {
  if (!search) return isOpen(t('officeJobs.searchNotSetUp'));
  const { isWorking, message } = await search();
  return isWorking ? isDone(message) : isOpen(message);
}

export async function lookAtCards({ takesCards }: ChecklistPorts): Promise<ItemFinding> {
  return takesCards ? isDone(t('officeFindings.cardsOn')) : isOpen(t('officeFindings.cardsOff'));
}
