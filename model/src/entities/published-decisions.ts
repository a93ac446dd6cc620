import { t } from '../messages/t.ts';

/** The decisions whose letters are published, as readers see them. Others (returned files, a transfer) are not part of a review. */
export const PUBLISHED_DECISIONS = {
  get request_minor() {
    return t('printedWords.decisionRequestMinor');
  },
  get request_major() {
    return t('printedWords.decisionRequestMajor');
  },
  get reject() {
    return t('printedWords.decisionReject');
  },
  get reject_resubmit() {
    return t('printedWords.decisionRejectResubmit');
  },
  get accept() {
    return t('printedWords.decisionAccept');
  },
} as const;
export type PublishedDecision = keyof typeof PUBLISHED_DECISIONS;
export const PUBLISHED_DECISION_KEYS = Object.keys(PUBLISHED_DECISIONS) as [
  PublishedDecision,
  ...PublishedDecision[],
];
