import { t } from '@quire/model/messages/t';
import type { FormSection } from '../kit/form/form-description.ts';
import { TYPE_CHOICES, typeLabel } from './journal-labels.ts';

/** The article types that a journal accepts. */
export const TYPES_SECTION: FormSection = {
  title: t('officeJournals.articleTypes'),
  help: t('officeJournals.articleTypesHint'),
  fields: [
    {
      name: 'articleTypes',
      label: t('officeJournals.articleTypes'),
      type: 'list',
      add: t('officeRecords.addType'),
      blank: { type: 'research-article' },
      title: ({ type }) => typeLabel(type),
      fields: [
        {
          name: 'type',
          label: t('officeJournals.type'),
          type: 'select',
          choices: TYPE_CHOICES,
          width: 'half',
        },
        {
          name: 'reviewers',
          label: t('officeJournals.reviewers'),
          type: 'number',
          least: 0,
          most: 10,
          width: 'half',
        },
        {
          name: 'abstractMax',
          label: t('officeJournals.abstractLength'),
          type: 'number',
          unit: t('officeJournals.unitWords'),
          width: 'half',
        },
        {
          name: 'wordMax',
          label: t('officeJournals.textLength'),
          type: 'number',
          unit: t('officeJournals.unitWords'),
          width: 'half',
        },
      ],
    },
  ],
};
