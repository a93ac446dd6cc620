/** Why a version needs a second person before readers see it. */
export const SECOND_PERSON_REASONS = {
  unreviewed:
    'There is no manuscript behind it that was reviewed, and nobody else has agreed to it.',
  authors: 'Its authors are others than those that were agreed to.',
  title: 'Its title is another than the one that was agreed to.',
  text: 'Most of its text is new.',
  namesake: 'One of its authors has the name of the person who publishes.',
} as const;
export type SecondPersonReason = keyof typeof SECOND_PERSON_REASONS;
export const SECOND_PERSON_REASON_NAMES = Object.keys(SECOND_PERSON_REASONS) as [
  SecondPersonReason,
  ...SecondPersonReason[],
];
