import { t } from '@quire/model/messages/t';
import type { FormSection } from '../kit/form/form-description.ts';
import { ANNOTATION_CHOICES, LICENCE_CHOICES, PEER_REVIEW_CHOICES } from './journal-labels.ts';

/** The policies that readers, authors and directories of open access need. */
export const POLICY_SECTION: FormSection = {
  title: t('officeJournals.policies'),
  help: t('officeJournals.policiesHint'),
  fields: [
    {
      name: 'licence',
      label: t('officeJournals.licence'),
      type: 'select',
      choices: LICENCE_CHOICES,
      width: 'half',
      help: t('officeJournals.licenceHint'),
    },
    {
      name: 'peerReviewModel',
      label: t('officeJournals.peerReview'),
      type: 'select',
      choices: PEER_REVIEW_CHOICES,
      width: 'half',
      help: t('officeJournals.peerReviewHint'),
    },
    {
      name: 'publishesReviews',
      label: t('officeJournals.publishesReviews'),
      type: 'switch',
      help: t('officeJournals.publishesReviewsHint'),
    },
    {
      name: 'publishesStatistics',
      label: t('officeJournals.publishesStatistics'),
      type: 'switch',
      help: t('officeJournals.publishesStatisticsHint'),
    },
    {
      name: 'annotations',
      label: t('officeJournals.annotations'),
      type: 'select',
      choices: ANNOTATION_CHOICES,
      none: t('officeJournals.annotationsOff'),
      width: 'half',
      help: t('officeJournals.annotationsHint'),
    },
    {
      name: 'weeksToPublication',
      label: t('officeJournals.timeToPublication'),
      type: 'number',
      least: 1,
      unit: t('officeJournals.unitWeeks'),
      width: 'half',
    },
    {
      name: 'policies.plagiarism',
      label: t('officeJournals.plagiarism'),
      type: 'markdown',
      lines: 4,
    },
    { name: 'policies.data', label: t('officeJournals.researchData'), type: 'markdown', lines: 4 },
    {
      name: 'policies.ai',
      label: t('officeJournals.artificialIntelligence'),
      type: 'markdown',
      lines: 4,
    },
    { name: 'policies.deposit', label: t('officeJournals.deposit'), type: 'markdown', lines: 4 },
    {
      name: 'policies.preservation',
      label: t('officeJournals.preservation'),
      type: 'markdown',
      lines: 4,
    },
  ],
};
