import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Shows harvesters what has changed since the last minute: see `/oai`. */
export const packHarvest: Job<'packHarvest'> = {
  name: 'packHarvest',
  seconds: 40,
  run: async () => {
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    const { packHarvest: pack } = await import('../../domain/harvest/pack-harvest.ts');
    const records = await pack(adminPorts());
    if (records > 0) log.info('harvest/packed', { records });
    return { records };
  },
};
