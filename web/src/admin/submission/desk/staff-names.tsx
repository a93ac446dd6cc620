import { useStaffNames } from '../../../data/live/desk/staff-names.ts';

/** Colleagues by their names. */
export function StaffNames({ uids }: { readonly uids: readonly string[] }) {
  const names = useStaffNames(uids);
  if (uids.length === 0) return <>–</>;
  return <>{uids.map((uid) => names.get(uid) || '…').join(', ')}</>;
}
