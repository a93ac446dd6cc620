import type { MoveSubscriber } from '../submissions/move-subscriber.ts';
import { judgeReports } from './judge-reports.ts';
import { prepareReviews } from './move-reviews.ts';

/** Reviews follow a move of their submission: a decision needs reports, and ends what is still open. */
export const reviewsFollowMove: MoveSubscriber = async (ports, tx, moving) => {
  const { ref, submission, principal, asked, reviewWritten } = moving;
  const reports = await judgeReports(ports, tx, { ref, submission, principal }, asked);
  return {
    problems: reports.problems,
    prepare: async ({ submission: leaving, to, step }) => {
      const about = { ref, submission: leaving, to };
      const reviews = await prepareReviews(
        ports,
        tx,
        about,
        asked.event,
        reviewWritten,
        reports.reviews,
      );
      const exception = await reports.prepare(step);
      return {
        write: async () => {
          await reviews.write();
          await exception.write();
        },
      };
    },
  };
};
