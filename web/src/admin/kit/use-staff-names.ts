import { t } from '@quire/model/messages/t';
import { useStaffNames } from '../../data/live/desk/staff-names.ts';
import type { Person } from '../../session/use-person.ts';

/** The names of these accounts: “You”, a member of staff, or unknown. */
export function useStaffNameLookup(
  { uid: own }: Person,
  uids: readonly string[],
): (uid: string) => string {
  const names = useStaffNames([...new Set(uids)].filter((uid) => uid !== own).sort());
  return (uid) =>
    uid === own ? t('officeKit.youName') : names.get(uid) || t('officeKit.anotherUser');
}
