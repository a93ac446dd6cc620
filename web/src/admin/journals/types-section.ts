import type { FormSection } from '../kit/form/form-description.ts';
import { TYPE_CHOICES, typeLabel } from './journal-labels.ts';

/** What a journal takes, type by type. */
export const TYPES_SECTION: FormSection = {
  title: 'Article types',
  help: 'None listed: all of the press’s types, without limits.',
  fields: [
    {
      name: 'articleTypes',
      label: 'Types of articles',
      type: 'list',
      one: 'type',
      blank: { type: 'research-article' },
      title: ({ type }) => typeLabel(type),
      fields: [
        { name: 'type', label: 'Type', type: 'select', choices: TYPE_CHOICES, width: 'half' },
        {
          name: 'reviewers',
          label: 'Reviewers',
          type: 'number',
          least: 0,
          most: 10,
          width: 'half',
        },
        {
          name: 'abstractMax',
          label: 'Abstract at most',
          type: 'number',
          unit: 'words',
          width: 'half',
        },
        { name: 'wordMax', label: 'Text at most', type: 'number', unit: 'words', width: 'half' },
      ],
    },
  ],
};
