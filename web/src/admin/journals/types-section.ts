import { t } from '@quire/model/messages/t';
import type { FormSection } from '../kit/form/form-description.ts';
import { TYPE_CHOICES, typeLabel } from './journal-labels.ts';

/** The article types that a journal accepts. */
export const TYPES_SECTION: FormSection = {
  title: 'Article types',
  help: 'If none is listed, all of the press’s types are accepted, without limits.',
  fields: [
    {
      name: 'articleTypes',
      label: 'Article types',
      type: 'list',
      add: t('officeRecords.addType'),
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
          label: 'Abstract: maximum length',
          type: 'number',
          unit: 'words',
          width: 'half',
        },
        {
          name: 'wordMax',
          label: 'Text: maximum length',
          type: 'number',
          unit: 'words',
          width: 'half',
        },
      ],
    },
  ],
};
