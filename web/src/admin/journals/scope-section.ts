import type { FormSection } from '../kit/form/form-description.ts';

/** What the journal is about, and how it looks. */
export const SCOPE_SECTION: FormSection = {
  title: 'What it publishes',
  fields: [
    {
      name: 'description',
      label: 'In one sentence',
      type: 'text',
      lines: 2,
      most: 400,
      help: 'On cards, in lists and for search engines.',
    },
    { name: 'aimsScope', label: 'Aims and scope', type: 'markdown', lines: 8 },
    { name: 'subjects', label: 'Subjects', type: 'chips', choices: 'subjects' },
    {
      name: 'hue',
      label: 'Colour',
      type: 'hue',
      width: 'half',
      help: 'Of its cover, and of accents on its pages.',
    },
    { name: 'cover', label: 'Cover picture', type: 'image' },
  ],
};
