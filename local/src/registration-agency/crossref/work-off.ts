import type { Examined } from '../examining/examinations.ts';
import type { AgencyParts } from '../http/answer.ts';
import { phaseOf, type Submission } from '../store/submission.ts';
import { completedLog } from './diagnostic.ts';
import { batchIdOf, judgeBatch } from './judge-batch.ts';

/**
 * Does what is due: submissions whose time has come, in the order in which they were handed in. One that is still being
 * examined is left for later.
 */
export function workOff(parts: AgencyParts): void {
  const { registry, examinations } = parts;
  const now = parts.clock();
  for (const submission of registry.submissions()) {
    if (submission.log !== null) continue;
    // What is not known yet is worked on all the same.
    const { delay } = submission;
    const phase = phaseOf({ ...submission, delay: { ...delay, unknownPolls: 0 } }, now);
    if (phase === 'queued') continue;
    const xml = registry.contentsOf(submission);
    const examined = phase === 'completed' ? examinations.resultOf(xml) : undefined;
    if (examined !== undefined) complete(parts, submission, examined);
    else if (submission.batchId === null)
      registry.change({ ...submission, batchId: batchIdOf(xml) });
  }
}

/** Judges a submission. Returns its log. */
export function complete(parts: AgencyParts, submission: Submission, examined: Examined): string {
  const { registry, behaviour } = parts;
  const account = behaviour.accounts.find(
    ({ agency, login }) => agency === 'crossref' && login === submission.login,
  );
  const xml = registry.contentsOf(submission);
  const { batchId, outcomes } = judgeBatch(parts, account, xml, examined);
  const log = completedLog(submission.id, batchId, outcomes);
  registry.change({ ...submission, batchId, log });
  return log;
}
