import { countHours } from './count-hours.ts';
import { jobSchedule } from './job-schedule.ts';
import { maintainReviews } from './maintain-reviews.ts';
import { maintainSubmissions } from './maintain-submissions.ts';
import { migrateRecords } from './migrate-records.ts';
import { packCorpus } from './pack-corpus.ts';
import { sendAlerts } from './send-alerts.ts';
import { sumAdverts } from './sum-adverts.ts';
import { sweepAccounts } from './sweep-accounts.ts';

/** What time does to manuscripts, reviews and accounts; what an update does to stored data; archives of all texts. */
export const hourly = jobSchedule(
  'hourly',
  { memory: '512MiB', cpu: 0.5, timeoutSeconds: 540 },
  {
    ...{ migrateRecords, sumAdverts, countHours, maintainReviews, maintainSubmissions },
    ...{ sweepAccounts, packCorpus, sendAlerts },
  },
);
