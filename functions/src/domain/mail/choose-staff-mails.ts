import { PROFILES } from '@quire/model/collections';
import type { StaffMails } from '@quire/model/entities/staff-mails';
import { type Asker, isStaff } from '@quire/model/roles';
import { Refused } from '../../platform/errors/refused.ts';
import type { MailCallPorts } from './mail-ports.ts';

/**
 * Saves how a member of staff wants to be notified, by type; all other types are mailed immediately. Throws `Refused`.
 */
export async function chooseStaffMails(
  { db, now }: MailCallPorts,
  { uid, claims }: Asker,
  staffMails: StaffMails,
): Promise<void> {
  if (!isStaff(claims)) throw new Refused('access/denied');
  const profile = db.collection(PROFILES).doc(uid);
  if (!(await profile.get()).exists) {
    throw new Refused('record/not-found', { values: { noun: 'profile' } });
  }
  await profile.update({ staffMails, updatedAt: now().toISOString() });
}
