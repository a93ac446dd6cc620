import { exportBackup } from './export-backup.ts';
import { jobSchedule } from './job-schedule.ts';
import { mailUsageReports } from './mail-usage-reports.ts';
import { purgeBin } from './purge-bin.ts';
import { remindInvoices } from './remind-invoices.ts';
import { sendMailDigests } from './send-mail-digests.ts';
import { sumStats } from './sum-stats.ts';
import { sumUsage } from './sum-usage.ts';

/** Figures of the day before, mails that go out once a day, the bin, the export to the backup bucket. */
export const daily = jobSchedule(
  'daily',
  { memory: '512MiB', cpu: 0.25, timeoutSeconds: 540, retryCount: 3 },
  {
    ...{ sendMailDigests, remindInvoices, sumUsage, sumStats, mailUsageReports, purgeBin },
    exportBackup,
  },
);
