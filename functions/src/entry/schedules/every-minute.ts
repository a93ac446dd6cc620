import { ORCID_SECRETS } from '../../platform/config/orcid-settings.ts';
import { REGISTRATION_SECRETS } from '../../platform/config/registration-accounts.ts';
import { SEARCH_SECRETS } from '../../platform/config/search-settings.ts';
import { applyDecisions } from './apply-decisions.ts';
import { jobSchedule } from './job-schedule.ts';
import { maintainSearch } from './maintain-search.ts';
import { packHarvest } from './pack-harvest.ts';
import { printArticles } from './print-articles.ts';
import { registerDois } from './register-dois.ts';
import { sendAnnouncements } from './send-announcements.ts';
import { sendToOrcid } from './send-to-orcid.ts';

/** A browser prints here, which weighs more than all else: one at a time, and a run that is not over holds up the next. */
export const everyMinute = jobSchedule(
  'everyMinute',
  {
    memory: '2GiB',
    timeoutSeconds: 300,
    secrets: [...SEARCH_SECRETS, ...REGISTRATION_SECRETS, ...ORCID_SECRETS],
  },
  {
    ...{ applyDecisions, packHarvest, maintainSearch, registerDois, sendToOrcid },
    ...{ sendAnnouncements, printArticles },
  },
);
