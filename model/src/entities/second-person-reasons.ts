import { t } from '../messages/t.ts';

/** Why a version needs a second person before readers see it. */
export const SECOND_PERSON_REASONS = {
  get unreviewed() {
    return t('officeWords.secondPersonReasonUnreviewed');
  },
  get authors() {
    return t('officeWords.secondPersonReasonAuthors');
  },
  get title() {
    return t('officeWords.secondPersonReasonTitle');
  },
  get text() {
    return t('officeWords.secondPersonReasonText');
  },
  get namesake() {
    return t('officeWords.secondPersonReasonNamesake');
  },
} as const;
export type SecondPersonReason = keyof typeof SECOND_PERSON_REASONS;
export const SECOND_PERSON_REASON_NAMES = Object.keys(SECOND_PERSON_REASONS) as [
  SecondPersonReason,
  ...SecondPersonReason[],
];
