/** What the press does by itself: four schedules, each with its jobs in their order. Times are UTC. */

interface Schedule {
  /** As Cloud Scheduler reads it. */
  readonly cron: string;
  /** The same for who shows it: every so many minutes, so many after midnight. */
  readonly minutes: number;
  readonly after: number;
  readonly words: string;
}

export const SCHEDULES = {
  everyMinute: { cron: '* * * * *', minutes: 1, after: 0, words: 'Every minute' },
  everyFiveMinutes: { cron: '*/5 * * * *', minutes: 5, after: 0, words: 'Every 5 minutes' },
  hourly: { cron: '10 * * * *', minutes: 60, after: 10, words: 'Every hour' },
  // Three hours after a day's last use can still be counted, and before Europe begins to work.
  daily: { cron: '0 5 * * *', minutes: 1_440, after: 300, words: 'Every day at 05:00 UTC' },
} as const satisfies Readonly<Record<string, Schedule>>;
export type ScheduleName = keyof typeof SCHEDULES;

/** When a schedule runs next: after that instant, never at it. */
export function nextRun(schedule: ScheduleName, now: Date): Date {
  const { minutes, after } = SCHEDULES[schedule];
  const [step, offset] = [minutes * 60_000, after * 60_000];
  return new Date((Math.floor((now.getTime() - offset) / step) + 1) * step + offset);
}

/** The jobs of each schedule, the short ones first. */
export const SCHEDULED_JOBS = {
  everyMinute: ['applyDecisions', 'maintainSearch', 'printArticles'],
  everyFiveMinutes: [
    'publishDuePosts',
    'maintainToolRuns',
    'deliverMails',
    'publishDueArticles',
    'compareTexts',
  ],
  hourly: ['sumAdverts', 'maintainReviews', 'maintainSubmissions', 'sweepAccounts'],
  daily: ['sendMailDigests', 'remindInvoices', 'sumUsage', 'sumStats', 'purgeBin'],
} as const satisfies Readonly<Record<ScheduleName, readonly string[]>>;
export type JobName = (typeof SCHEDULED_JOBS)[ScheduleName][number];
export type JobOf<Name extends ScheduleName> = (typeof SCHEDULED_JOBS)[Name][number];

/** What staff read of each. */
export const JOB_WORDS: Readonly<Record<JobName, string>> = {
  applyDecisions: 'Decisions that can no longer be undone',
  maintainSearch: 'Search: repeating failed updates',
  printArticles: 'PDFs of articles',
  publishDuePosts: 'Scheduled news and posts',
  maintainToolRuns: 'Imports, exports and checks that stopped',
  deliverMails: 'Mails that are due again',
  publishDueArticles: 'Scheduled articles',
  compareTexts: 'Similarity of manuscripts to published texts',
  sumAdverts: 'Figures of advertisements',
  maintainReviews: 'Reminders of reviewers',
  maintainSubmissions: 'Overdue revisions, forgotten drafts, unused uploads',
  sweepAccounts: 'Erasing accounts, old links, invitations to roles',
  sendMailDigests: 'Daily mails to staff',
  remindInvoices: 'Reminders of invoices',
  sumUsage: 'Readers of articles',
  sumStats: 'Figures of the office',
  purgeBin: 'Emptying the bin',
};
