import { t } from '../messages/t.ts';

/** What the health check looks for: each finding's code and what it means. */
export const HEALTH_CHECKS = {
  get 'health/version-missing'() {
    return t('officeWords.healthVersionMissing');
  },
  get 'health/orphan-version'() {
    return t('officeWords.healthOrphanVersion');
  },
  get 'health/issue-missing'() {
    return t('officeWords.healthIssueMissing');
  },
  get 'health/journal-missing'() {
    return t('officeWords.healthJournalMissing');
  },
  get 'health/file-missing'() {
    return t('officeWords.healthFileMissing');
  },
  get 'health/file-unused'() {
    return t('officeWords.healthFileUnused');
  },
  get 'health/doi-missing'() {
    return t('officeWords.healthDoiMissing');
  },
  get 'health/doi-twice'() {
    return t('officeWords.healthDoiTwice');
  },
  get 'health/link-broken'() {
    return t('officeWords.healthLinkBroken');
  },
  get 'health/not-published'() {
    return t('officeWords.healthNotPublished');
  },
  get 'health/out-of-step'() {
    return t('officeWords.healthOutOfStep');
  },
  get 'health/should-be-gone'() {
    return t('officeWords.healthShouldBeGone');
  },
  get 'health/invalid'() {
    return t('officeWords.healthInvalid');
  },
} as const;
export type HealthCode = keyof typeof HEALTH_CHECKS;
