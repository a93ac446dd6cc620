import type { FormSection } from '../kit/form/form-description.ts';

/** The journal's scope and appearance. */
export const SCOPE_SECTION: FormSection = {
  title: 'Scope and appearance',
  fields: [
    {
      name: 'description',
      label: 'Description in one sentence',
      type: 'text',
      lines: 2,
      most: 400,
      help: 'Shown on cards, in lists and to search engines.',
    },
    { name: 'aimsScope', label: 'Aims and scope', type: 'markdown', lines: 8 },
    { name: 'subjects', label: 'Subjects', type: 'chips', choices: 'subjects' },
    {
      name: 'hue',
      label: 'Colour',
      type: 'hue',
      width: 'half',
      help: 'For its cover, and for accents on its pages.',
    },
    { name: 'cover', label: 'Cover image', type: 'image' },
  ],
};
