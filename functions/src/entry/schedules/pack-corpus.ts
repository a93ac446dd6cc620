import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

const RUN_MS = 120_000;

/** Makes the archives of all texts, once a month, a few in each run: see `/api/v1/corpus`. */
export const packCorpus: Job<'packCorpus'> = {
  name: 'packCorpus',
  seconds: 240,
  run: async () => {
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    const { packCorpus: pack } = await import('../../domain/corpus/pack-corpus.ts');
    const archives = await pack(adminPorts(), RUN_MS);
    if (archives > 0) log.info('corpus/packed', { archives });
    return { archives };
  },
};
