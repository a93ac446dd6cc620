/** Who reacts to what happens in another domain. A domain never calls these itself. */
import { requireNoArticle } from '../domain/articles/require-no-article.ts';
import { requireSettled } from '../domain/charges/require-settled.ts';
import { requireUnpaid } from '../domain/charges/require-unpaid.ts';
import { requireStaffChecks } from '../domain/integrity/require-staff-checks.ts';
import { assignByRule } from '../domain/reviews/assigning/assign-by-rule.ts';
import { reviewsFollowMove } from '../domain/reviews/follow-move.ts';
import { conflictsFollowMove } from '../domain/reviews/revision/require-unconflicted.ts';
import type { MoveSubscriber } from '../domain/submissions/move-subscriber.ts';
import { requireNotTakenUp } from '../domain/submissions/require-not-taken-up.ts';
import { revisionFilesFollowMove } from '../domain/submissions/set-revision-aside.ts';

/** A submission changes its state: asked in this order, in the transaction of the move. */
export const SUBMISSION_MOVES: readonly MoveSubscriber[] = [
  requireSettled,
  requireUnpaid,
  requireNoArticle,
  requireNotTakenUp,
  requireStaffChecks,
  conflictsFollowMove,
  revisionFilesFollowMove,
  reviewsFollowMove,
  assignByRule,
];
