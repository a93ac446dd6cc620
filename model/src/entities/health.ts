import { t } from '../messages/t.ts';

/** What the health check looks for: each finding's code and what it means. */
export const HEALTH_CHECKS = {
  get 'health/version-missing'() {
    return t('officeWords.healthCheckHealthVersionMissing');
  },
  get 'health/orphan-version'() {
    return t('officeWords.healthCheckHealthOrphanVersion');
  },
  get 'health/issue-missing'() {
    return t('officeWords.healthCheckHealthIssueMissing');
  },
  get 'health/journal-missing'() {
    return t('officeWords.healthCheckHealthJournalMissing');
  },
  get 'health/file-missing'() {
    return t('officeWords.healthCheckHealthFileMissing');
  },
  get 'health/file-unused'() {
    return t('officeWords.healthCheckHealthFileUnused');
  },
  get 'health/doi-missing'() {
    return t('officeWords.healthCheckHealthDoiMissing');
  },
  get 'health/doi-twice'() {
    return t('officeWords.healthCheckHealthDoiTwice');
  },
  get 'health/link-broken'() {
    return t('officeWords.healthCheckHealthLinkBroken');
  },
  get 'health/not-published'() {
    return t('officeWords.healthCheckHealthNotPublished');
  },
  get 'health/out-of-step'() {
    return t('officeWords.healthCheckHealthOutOfStep');
  },
  get 'health/should-be-gone'() {
    return t('officeWords.healthCheckHealthShouldBeGone');
  },
  get 'health/invalid'() {
    return t('officeWords.healthCheckHealthInvalid');
  },
} as const;
export type HealthCode = keyof typeof HEALTH_CHECKS;
