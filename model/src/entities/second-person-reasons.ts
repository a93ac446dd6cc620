/** Why a version needs a second person before readers see it. */
export const SECOND_PERSON_REASONS = {
  unreviewed: 'It is not based on a reviewed manuscript, and no second person has approved it.',
  authors: 'Its authors differ from those that were approved.',
  title: 'Its title differs from the one that was approved.',
  text: 'Most of its text is new.',
  namesake: 'One of its authors has the same name as the person who publishes it.',
} as const;
export type SecondPersonReason = keyof typeof SECOND_PERSON_REASONS;
export const SECOND_PERSON_REASON_NAMES = Object.keys(SECOND_PERSON_REASONS) as [
  SecondPersonReason,
  ...SecondPersonReason[],
];
