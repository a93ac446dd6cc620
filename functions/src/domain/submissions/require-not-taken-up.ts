import { SUBMISSIONS } from '@quire/model/collections';
import { t } from '@quire/model/messages/t';
import type { SubmissionEvent } from '@quire/model/states/moves/submission';
import { type MoveSubscriber, NO_REACTION } from './move-subscriber.ts';

const REOPENING: ReadonlySet<SubmissionEvent> = new Set<SubmissionEvent>([
  'reverse_desk_rejection',
  'reverse_rejection',
]);
/** The most submissions that are checked. */
const LOOKED_AT = 20;
const NOT_THERE: readonly unknown[] = ['draft', 'withdrawn'];

/** A rejection is not reversed where the author has since submitted the work again. */
export const requireNotTakenUp: MoveSubscriber = async ({ db }, tx, { submission, asked }) => {
  const { number } = submission;
  if (!REOPENING.has(asked.event) || !number) return NO_REACTION;
  const after = db.collection(SUBMISSIONS).where('previousSubmission', '==', number);
  const { docs } = await tx.get(after.limit(LOOKED_AT));
  if (docs.every((doc) => NOT_THERE.includes(doc.get('state')))) return NO_REACTION;
  const message = t('officeRefusals.takenUp');
  return { ...NO_REACTION, problems: [{ field: 'event', message }] };
};
