import { useStaffNames } from '../../data/live/desk/staff-names.ts';
import type { Person } from '../../session/use-person.ts';

/** Who these accounts are: “You”, a name of staff, or that it is not known. */
export function useStaffNameLookup(
  { uid: own }: Person,
  uids: readonly string[],
): (uid: string) => string {
  const names = useStaffNames([...new Set(uids)].filter((uid) => uid !== own).sort());
  return (uid) => (uid === own ? 'You' : names.get(uid) || 'Somebody else');
}
