import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Counts what cites the press's articles, where an agency's API is named. */
export const countCitations: Job<'countCitations'> = {
  name: 'countCitations',
  seconds: 60,
  run: async () => {
    const { adminCitationPorts } = await import('../ports/admin-citations.ts');
    const ports = await adminCitationPorts();
    if (!ports) return {};
    const { countCitations: count } = await import('../../domain/citations/count-citations.ts');
    const { changed } = await count(ports);
    if (changed > 0) log.info('citation/counted', { changed });
    return { changed };
  },
};
