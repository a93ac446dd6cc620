import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Decisions that can no longer be undone: what they cause happens now. */
export const applyDecisions: Job<'applyDecisions'> = {
  name: 'applyDecisions',
  seconds: 60,
  run: async () => {
    const { adminSubmissionPorts } = await import('../ports/admin-submissions.ts');
    const { applyDueDecisions } = await import(
      '../../domain/submissions/pending/apply-due-decisions.ts'
    );
    const applied = await applyDueDecisions(adminSubmissionPorts());
    if (applied > 0) log.info('submission/decisions-applied', { applied });
    return { applied };
  },
};
