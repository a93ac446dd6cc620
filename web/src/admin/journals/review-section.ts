import { t } from '@quire/model/messages/t';
import type { FieldDescription, FormSection } from '../kit/form/form-description.ts';

const days = (name: string, label: string, most: number): FieldDescription => ({
  name: `reviewDefaults.${name}`,
  label,
  type: 'number',
  least: 1,
  most,
  unit: t('officeJournals.unitDays'),
  width: 'third',
});

/** The defaults, unless an editor chooses otherwise. */
export const REVIEW_SECTION: FormSection = {
  title: t('officeJournals.review'),
  help: t('officeJournals.reviewHint'),
  fields: [
    {
      name: 'reviewDefaults.minimumReviewers',
      label: t('officeJournals.reviewersPerRound'),
      type: 'number',
      least: 0,
      most: 10,
      width: 'third',
    },
    days('responseDays', t('officeJournals.daysToRespond'), 60),
    days('reviewDays', t('officeJournals.daysToReview'), 180),
    days('minorRevisionDays', t('officeJournals.daysForMinorRevision'), 180),
    days('majorRevisionDays', t('officeJournals.daysForMajorRevision'), 365),
    {
      name: 'reviewDefaults.sharesRecommendations',
      label: t('officeJournals.sharesRecommendations'),
      type: 'switch',
      help: t('officeJournals.sharesRecommendationsHint'),
    },
    {
      name: 'reviewDefaults.reviewersMaySign',
      label: t('officeJournals.reviewersMaySign'),
      type: 'switch',
      help: t('officeJournals.reviewersMaySignHint'),
    },
  ],
};
