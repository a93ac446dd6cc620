import type { FieldDescription, FormSection } from '../kit/form/form-description.ts';

const days = (name: string, label: string, most: number): FieldDescription => ({
  name: `reviewDefaults.${name}`,
  label,
  type: 'number',
  least: 1,
  most,
  unit: 'days',
  width: 'third',
});

/** What counts where an editor says nothing else. */
export const REVIEW_SECTION: FormSection = {
  title: 'Review',
  help: 'Where an editor says nothing else. What has been asked of somebody keeps the days it was asked with.',
  fields: [
    {
      name: 'reviewDefaults.minimumReviewers',
      label: 'Reviewers of a round',
      type: 'number',
      least: 0,
      most: 10,
      width: 'third',
    },
    days('responseDays', 'To answer an invitation', 60),
    days('reviewDays', 'To review', 180),
    days('minorRevisionDays', 'For a minor revision', 180),
    days('majorRevisionDays', 'For a major revision', 365),
    {
      name: 'reviewDefaults.sharesRecommendations',
      label: 'Show reviewers’ recommendations to the author',
      type: 'switch',
      help: 'Off: only editors see them. The report form tells reviewers which it is, and reviews keep what held when they were asked.',
    },
    {
      name: 'reviewDefaults.reviewersMaySign',
      label: 'Reviewers may sign their reports',
      type: 'switch',
      help: 'On: the report form lets reviewers disclose their names to the authors. A report is signed only if its reviewer chooses to. Not available in triple-anonymous review or where reports are published: there, reviewers choose whether their names are published.',
    },
  ],
};
