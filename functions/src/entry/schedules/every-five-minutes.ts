import { MAIL_SECRETS } from '../../platform/config/mail-settings.ts';
import { REGISTRATION_SECRETS } from '../../platform/config/registration-accounts.ts';
import { SIMILARITY_SECRETS } from '../../platform/config/similarity-settings.ts';
import { checkHealth } from './check-health.ts';
import { compareTexts } from './compare-texts.ts';
import { countCitations } from './count-citations.ts';
import { deliverMails } from './deliver-mails.ts';
import { jobSchedule } from './job-schedule.ts';
import { maintainToolRuns } from './maintain-tool-runs.ts';
import { matchReferences } from './match-references.ts';
import { publishDueArticles } from './publish-due-articles.ts';
import { publishDuePosts } from './publish-due-posts.ts';
import { tellCrawlers } from './tell-crawlers.ts';

/** What is scheduled and due, and what has stopped half way. */
export const everyFiveMinutes = jobSchedule(
  'everyFiveMinutes',
  {
    memory: '1GiB',
    cpu: 0.5,
    timeoutSeconds: 300,
    secrets: [...MAIL_SECRETS, ...SIMILARITY_SECRETS, ...REGISTRATION_SECRETS],
  },
  {
    publishDuePosts,
    maintainToolRuns,
    deliverMails,
    publishDueArticles,
    checkHealth,
    compareTexts,
    matchReferences,
    countCitations,
    tellCrawlers,
  },
);
