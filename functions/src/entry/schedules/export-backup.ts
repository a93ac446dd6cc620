import type { Job } from '../jobs/run-jobs.ts';

/** Exports documents and accounts into the backup bucket, where one is named. */
export const exportBackup: Job<'exportBackup'> = {
  name: 'exportBackup',
  seconds: 20,
  run: async () => {
    const { backupBucket } = await import('../../platform/config/backup-bucket.ts');
    const bucket = backupBucket();
    if (bucket === null) return {};
    const { adminExportPorts } = await import('../ports/admin-export.ts');
    const { exportToBucket } = await import('../../domain/backups/export-to-bucket.ts');
    return { accounts: await exportToBucket(adminExportPorts(bucket)) };
  },
};
