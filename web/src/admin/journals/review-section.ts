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

/** The defaults, unless an editor chooses otherwise. */
export const REVIEW_SECTION: FormSection = {
  title: 'Review',
  help: 'Defaults, unless an editor chooses otherwise. Existing invitations and requests keep their due dates.',
  fields: [
    {
      name: 'reviewDefaults.minimumReviewers',
      label: 'Reviewers per round',
      type: 'number',
      least: 0,
      most: 10,
      width: 'third',
    },
    days('responseDays', 'Days to respond to an invitation', 60),
    days('reviewDays', 'Days to review', 180),
    days('minorRevisionDays', 'Days for a minor revision', 180),
    days('majorRevisionDays', 'Days for a major revision', 365),
    {
      name: 'reviewDefaults.sharesRecommendations',
      label: 'Show reviewers’ recommendations to the author',
      type: 'switch',
      help: 'When this is off, only editors see them. The report form tells reviewers which applies, and existing reviews keep the setting from when they were invited.',
    },
    {
      name: 'reviewDefaults.reviewersMaySign',
      label: 'Reviewers may sign their reports',
      type: 'switch',
      help: 'When this is on, reviewers can choose in the report form to disclose their names to the authors. Not available in triple-anonymous review, or if reports are published: reviewers then choose whether their names are published.',
    },
  ],
};
