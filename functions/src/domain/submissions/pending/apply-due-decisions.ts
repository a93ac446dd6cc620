import { PENDING_DECISIONS } from '@quire/model/collections';
import { AT_ONCE, handleEach } from '../handle-each.ts';
import type { SubmissionPorts } from '../ports.ts';
import { applyDecision } from './apply-decision.ts';

/**
 * Applies the decisions that can no longer be undone. It can be repeated at any time. Returns how many were
 * applied.
 */
export async function applyDueDecisions(ports: SubmissionPorts): Promise<number> {
  const due = await ports.db
    .collection(PENDING_DECISIONS)
    .where('dueAt', '<=', ports.now().toISOString())
    .orderBy('dueAt')
    .limit(AT_ONCE)
    .get();
  return handleEach(ports, due.docs, async ({ id }) => {
    const { outcome } = await applyDecision(ports, id, 'due');
    return outcome === 'applied';
  });
}
