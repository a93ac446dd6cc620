import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

const SECONDS = 50;

/** Brings stored data to this version, if `npm run migrate` has not done it; goes on where it stopped an hour ago. */
export const migrateRecords: Job<'migrateRecords'> = {
  name: 'migrateRecords',
  seconds: SECONDS,
  run: async () => {
    const { adminAccountPorts } = await import('../ports/admin-accounts.ts');
    const { ALL_MIGRATIONS } = await import('../../domain/migrations/migrations.ts');
    const { runMigrations } = await import('../../domain/migrations/run-migrations.ts');
    const end = performance.now() + SECONDS * 1_000;
    const { version, changed } = await runMigrations(adminAccountPorts(), ALL_MIGRATIONS, {
      isOver: () => performance.now() > end,
    });
    if (changed > 0) log.info('migrations/changed', { version, changed });
    return { changed };
  },
};
