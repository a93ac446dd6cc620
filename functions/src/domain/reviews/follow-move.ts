import { givesReports } from '@quire/model/submission/reports-in';
import { principalId } from '../access/principal.ts';
import type { MoveSubscriber } from '../submissions/move-subscriber.ts';
import { judgeRelease } from './judge-release.ts';
import { judgeReports } from './judge-reports.ts';
import { prepareReviews } from './move-reviews.ts';

/** Updates the reviews when their submission moves: a decision needs reports, and ends open reviews. */
export const reviewsFollowMove: MoveSubscriber = async (ports, tx, moving) => {
  const { ref, submission, principal, asked, reviewWritten } = moving;
  const reports = await judgeReports(ports, tx, { ref, submission, principal }, asked);
  const released = givesReports(asked.event)
    ? judgeRelease(asked.reviews, reports.reviews ?? [], submission.round)
    : { releases: new Map() };
  const problems = 'problems' in released ? released.problems : [];
  return {
    problems: [...reports.problems, ...problems],
    prepare: async ({ submission: leaving, to, step }) => {
      const about = { ref, submission: leaving, to };
      const reviews = await prepareReviews(ports, tx, about, {
        event: asked.event,
        settled: reviewWritten,
        known: reports.reviews,
        releases: 'releases' in released ? released.releases : new Map(),
        actor: step.actor,
        by: principalId(principal),
        at: step.after.stageEnteredAt,
      });
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
