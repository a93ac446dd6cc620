import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Looks for DOIs of references that have none, where an agency's API is named. */
export const matchReferences: Job<'matchReferences'> = {
  name: 'matchReferences',
  seconds: 60,
  run: async () => {
    const { adminCitationPorts } = await import('../ports/admin-citations.ts');
    const ports = await adminCitationPorts();
    if (!ports) return {};
    const { matchReferences: match } = await import('../../domain/citations/match-references.ts');
    const { found } = await match(ports);
    if (found > 0) log.info('citation/references-found', { found });
    return { found };
  },
};
