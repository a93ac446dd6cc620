import { jobSchedule } from './job-schedule.ts';
import { maintainReviews } from './maintain-reviews.ts';
import { maintainSubmissions } from './maintain-submissions.ts';
import { sumAdverts } from './sum-adverts.ts';
import { sweepAccounts } from './sweep-accounts.ts';

/** What time does to manuscripts, reviews and accounts. */
export const hourly = jobSchedule(
  'hourly',
  { memory: '512MiB', timeoutSeconds: 540 },
  { sumAdverts, maintainReviews, maintainSubmissions, sweepAccounts },
);
