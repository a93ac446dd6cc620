import type { Job } from '../jobs/run-jobs.ts';

/** Looks at what would otherwise fail unseen; `/health` answers with the result. */
export const checkHealth: Job<'checkHealth'> = {
  name: 'checkHealth',
  seconds: 10,
  run: async () => {
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    const { checkHealth: check } = await import('../../domain/health/check-health.ts');
    const figures = await check(adminPorts());
    // A run that counts something is written: the age of the last one says whether schedules run.
    return { ...figures, checks: Object.keys(figures).length };
  },
};
