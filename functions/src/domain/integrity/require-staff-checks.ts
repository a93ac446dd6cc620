import { t } from '@quire/model/messages/t';
import { checksRequiredFor, isHeldUp, untickedOf } from '@quire/model/submission/unticked-checks';
import { type MoveSubscriber, NO_REACTION } from '../submissions/move-subscriber.ts';
import { readStaffChecks, readTicks } from './staff-checks.ts';

/** A manuscript can go to review or be accepted only if the required items of its journal's checklist are ticked. */
export const requireStaffChecks: MoveSubscriber = async (
  { db },
  tx,
  { ref, submission, principal, asked: { event } },
) => {
  if (principal === 'system' || !isHeldUp(event)) return NO_REACTION;
  const required = checksRequiredFor(event, await readStaffChecks(db, tx, submission.journal));
  if (required.length === 0) return NO_REACTION;
  const missing = untickedOf(required, await readTicks(tx, ref));
  if (missing.length === 0) return NO_REACTION;
  const items = missing.map(({ text }) => `“${text}”`).join(', ');
  const message = t('refusals.checklistIncomplete', { items });
  return { ...NO_REACTION, problems: [{ field: 'checklist', message }] };
};
