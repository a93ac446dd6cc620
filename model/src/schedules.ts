/** What the press does by itself: four schedules, each with its jobs in their order. Times are UTC. */

import { t } from './messages/t.ts';

interface Schedule {
  /** As Cloud Scheduler reads it. */
  readonly cron: string;
  /** The same for who shows it: every so many minutes, so many after midnight. */
  readonly minutes: number;
  readonly after: number;
  readonly words: string;
}

export const SCHEDULES = {
  everyMinute: {
    cron: '* * * * *',
    minutes: 1,
    after: 0,
    get words() {
      return t('officeWords.scheduleEveryMinute');
    },
  },
  everyFiveMinutes: {
    cron: '*/5 * * * *',
    minutes: 5,
    after: 0,
    get words() {
      return t('officeWords.scheduleEveryFiveMinutes');
    },
  },
  hourly: {
    cron: '10 * * * *',
    minutes: 60,
    after: 10,
    get words() {
      return t('officeWords.scheduleHourly');
    },
  },
  // Three hours after a day's last use can still be counted, and before Europe begins to work.
  daily: {
    cron: '0 5 * * *',
    minutes: 1_440,
    after: 300,
    get words() {
      return t('officeWords.scheduleDaily');
    },
  },
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
  everyMinute: [
    'applyDecisions',
    'packHarvest',
    'maintainSearch',
    'registerDois',
    'sendToOrcid',
    'sendAnnouncements',
    'printArticles',
  ],
  everyFiveMinutes: [
    'publishDuePosts',
    'maintainToolRuns',
    'deliverMails',
    'publishDueArticles',
    'checkHealth',
    'compareTexts',
    'matchReferences',
    'countCitations',
    'tellCrawlers',
  ],
  hourly: [
    'migrateRecords',
    'sumAdverts',
    'countHours',
    'maintainReviews',
    'maintainSubmissions',
    'sweepAccounts',
    'packCorpus',
    'sendAlerts',
  ],
  daily: [
    'sendMailDigests',
    'remindInvoices',
    'sumUsage',
    'sumStats',
    'mailUsageReports',
    'purgeBin',
    'exportBackup',
  ],
} as const satisfies Readonly<Record<ScheduleName, readonly string[]>>;
export type JobName = (typeof SCHEDULED_JOBS)[ScheduleName][number];
export type JobOf<Name extends ScheduleName> = (typeof SCHEDULED_JOBS)[Name][number];

/** What staff read of each. */
export const JOB_WORDS: Readonly<Record<JobName, string>> = {
  get applyDecisions() {
    return t('officeWords.jobWordApplyDecisions');
  },
  get packHarvest() {
    return t('officeWords.jobWordPackHarvest');
  },
  get maintainSearch() {
    return t('officeWords.jobWordMaintainSearch');
  },
  get registerDois() {
    return t('officeWords.jobWordRegisterDois');
  },
  get sendAnnouncements() {
    return t('officeWords.jobWordSendAnnouncements');
  },
  get sendToOrcid() {
    return t('officeWords.jobWordSendToOrcid');
  },
  get printArticles() {
    return t('officeWords.jobWordPrintArticles');
  },
  get publishDuePosts() {
    return t('officeWords.jobWordPublishDuePosts');
  },
  get maintainToolRuns() {
    return t('officeWords.jobWordMaintainToolRuns');
  },
  get deliverMails() {
    return t('officeWords.jobWordDeliverMails');
  },
  get publishDueArticles() {
    return t('officeWords.jobWordPublishDueArticles');
  },
  get checkHealth() {
    return t('officeWords.jobWordCheckHealth');
  },
  get compareTexts() {
    return t('officeWords.jobWordCompareTexts');
  },
  get matchReferences() {
    return t('officeWords.jobWordMatchReferences');
  },
  get countCitations() {
    return t('officeWords.jobWordCountCitations');
  },
  get tellCrawlers() {
    return t('officeWords.jobWordTellCrawlers');
  },
  get migrateRecords() {
    return t('officeWords.jobWordMigrateRecords');
  },
  get countHours() {
    return t('officeWords.jobWordCountHours');
  },
  get sumAdverts() {
    return t('officeWords.jobWordSumAdverts');
  },
  get maintainReviews() {
    return t('officeWords.jobWordMaintainReviews');
  },
  get maintainSubmissions() {
    return t('officeWords.jobWordMaintainSubmissions');
  },
  get sweepAccounts() {
    return t('officeWords.jobWordSweepAccounts');
  },
  get packCorpus() {
    return t('officeWords.jobWordPackCorpus');
  },
  get sendAlerts() {
    return t('officeWords.jobWordSendAlerts');
  },
  get sendMailDigests() {
    return t('officeWords.jobWordSendMailDigests');
  },
  get remindInvoices() {
    return t('officeWords.jobWordRemindInvoices');
  },
  get sumUsage() {
    return t('officeWords.jobWordSumUsage');
  },
  get sumStats() {
    return t('officeWords.jobWordSumStats');
  },
  get mailUsageReports() {
    return t('officeWords.jobWordMailUsageReports');
  },
  get purgeBin() {
    return t('officeWords.jobWordPurgeBin');
  },
  get exportBackup() {
    return t('officeWords.jobWordExportBackup');
  },
};
