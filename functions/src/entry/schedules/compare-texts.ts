import { similaritySettings } from '../../platform/config/similarity-settings.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Takes comparisons of manuscripts with published texts on, where a service is set up. */
export const compareTexts: Job<'compareTexts'> = {
  name: 'compareTexts',
  seconds: 100,
  run: async () => {
    const settings = similaritySettings();
    if (!settings) return { asked: 0 };
    const { adminSubmissionPorts } = await import('../ports/admin-submissions.ts');
    const { ithenticate } = await import('../../domain/integrity/similarity/ithenticate.ts');
    const { advanceDueSimilarities } = await import(
      '../../domain/integrity/similarity/advance-similarity.ts'
    );
    const ports = { ...adminSubmissionPorts(), service: ithenticate(settings) };
    return { asked: await advanceDueSimilarities(ports) };
  },
};
