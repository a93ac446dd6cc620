import { useReviewQueues, useReviews } from '../../../../data/live/desk/manuscript-records.ts';
import type { ManuscriptWork } from '../work/work.ts';
import { InviteDialog } from './invite-dialog.tsx';

interface InviteFirstProps {
  readonly work: ManuscriptWork;
  readonly onClose: () => void;
}

/** Invites before there is a review round; the first invitation starts it. */
export function InviteFirst({ work, onClose }: InviteFirstProps) {
  const { id, round } = work.submission;
  const looking = { submission: id, isAssigned: work.isAssigned };
  const { records } = useReviews(looking);
  const queues = useReviewQueues(looking);
  const queue = queues.records.find((each) => each.round === round) ?? null;
  return <InviteDialog work={work} reviews={records} queue={queue} onClose={onClose} />;
}
