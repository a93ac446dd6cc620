/** What the table of moves cannot say by itself: how often, how late, and for which articles. */
import type { ArticleType } from '../article-types.ts';
import { APPEAL_DAYS, REVISION_GRACE_DAYS, ROUNDS_MAX } from '../constants.ts';
import type { Submission } from '../entities/submission.ts';
import type { ErrorCode } from '../errors.ts';
import type { SubmissionEvent } from '../states/moves/submission.ts';

/** What staff write about the press's own articles is not sent to reviewers. */
const UNREVIEWED: ReadonlySet<string> = new Set<ArticleType>([
  'editorial',
  'correction',
  'expression-of-concern',
  'retraction',
]);

/** They lead to another round of review, of which there are `ROUNDS_MAX`. */
const TO_ANOTHER_ROUND: ReadonlySet<SubmissionEvent> = new Set<SubmissionEvent>([
  'new_round',
  'send_to_review',
  'request_minor',
  'request_major',
]);

const DAY_MS = 86_400_000;

type Limited = Pick<Submission, 'articleType' | 'round' | 'decidedAt' | 'appealed' | 'dueAt'>;

/** Why a move that the table allows cannot be made now, or null where it can. */
export function moveRefusal(
  { articleType, round, decidedAt, appealed, dueAt }: Limited,
  event: SubmissionEvent,
  now: Date,
): ErrorCode | null {
  if (event === 'appeal') {
    if (appealed) return 'submission/appealed';
    const until = Date.parse(decidedAt ?? '') + APPEAL_DAYS * DAY_MS;
    // Without a date there is nothing to appeal against.
    return now.getTime() <= until ? null : 'submission/too-late';
  }
  // An editor may have given more time since it was found overdue.
  if (event === 'lapse' && now.getTime() < Date.parse(dueAt ?? '') + REVISION_GRACE_DAYS * DAY_MS) {
    return 'submission/wrong-state';
  }
  if (event === 'accept_unreviewed' && !UNREVIEWED.has(articleType)) {
    return 'submission/must-be-reviewed';
  }
  if (TO_ANOTHER_ROUND.has(event) && round + 1 >= ROUNDS_MAX) return 'submission/last-round';
  return null;
}
