import { t } from '@quire/model/messages/t';
import { useLastSeen } from '../../data/live/people/last-seen.ts';
import { day } from '../kit/dates.ts';

/** The day on which an account was last used. */
export function SeenOn({ uid }: { readonly uid: string }) {
  const seen = useLastSeen(uid);
  if (!seen) return '…';
  return seen.day ? day(seen.day) : t('officePeople.neverSeen');
}
