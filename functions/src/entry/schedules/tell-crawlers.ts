import { feedHub, indexNowApi } from '../../platform/config/crawlers.ts';
import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Tells search engines and the hub of the press's feeds what has changed, where any are named. */
export const tellCrawlers: Job<'tellCrawlers'> = {
  name: 'tellCrawlers',
  seconds: 30,
  run: async () => {
    const [indexNow, hub] = [indexNowApi(), feedHub()];
    if (!(indexNow || hub)) return {};
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    const { tellCrawlers: tell } = await import('../../domain/crawlers/tell-crawlers.ts');
    const told = await tell({ ...adminPorts(), indexNow, hub, fetch });
    if (told > 0) log.info('crawlers/told', { told });
    return { told };
  },
};
