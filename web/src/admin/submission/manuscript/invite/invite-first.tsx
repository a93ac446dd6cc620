import { useReviews } from '../../../../data/live/desk/manuscript-records.ts';
import type { ManuscriptWork } from '../work/work.ts';
import { InviteDialog } from './invite-dialog.tsx';

interface InviteFirstProps {
  readonly work: ManuscriptWork;
  readonly onClose: () => void;
}

/** Invites before there is a round of review: it begins with the first invitation. */
export function InviteFirst({ work, onClose }: InviteFirstProps) {
  const { id } = work.submission;
  const { records } = useReviews({ submission: id, isAssigned: work.isAssigned });
  return <InviteDialog work={work} reviews={records} onClose={onClose} />;
}
