import { CHECK_MOMENTS, STAFF_CHECK_MAX_CHARACTERS } from '@quire/model/entities/staff-check';
import { t } from '@quire/model/messages/t';
import type { FormSection } from '../kit/form/form-description.ts';

/** What the journal's staff confirm for each manuscript. */
export const STAFF_CHECKS_SECTION: FormSection = {
  title: t('officeJournals.manuscriptChecks'),
  help: t('officeJournals.manuscriptChecksHint'),
  fields: [
    {
      name: 'staffChecks',
      label: t('officeJournals.checklist'),
      type: 'list',
      add: t('officeRecords.addItem'),
      blank: { text: '', requiredBefore: 'nothing' },
      title: ({ text }) => (typeof text === 'string' ? text : ''),
      fields: [
        {
          name: 'text',
          label: t('officeJournals.item'),
          type: 'text',
          most: STAFF_CHECK_MAX_CHARACTERS,
          placeholder: t('officeJournals.itemExample'),
        },
        {
          name: 'requiredBefore',
          label: t('officeJournals.requiredBefore'),
          type: 'select',
          choices: Object.entries(CHECK_MOMENTS).map(([value, label]) => ({ value, label })),
          width: 'half',
        },
      ],
    },
    {
      name: 'startsSimilarity',
      label: t('officeJournals.startsSimilarity'),
      type: 'switch',
      help: t('officeJournals.startsSimilarityHint'),
    },
  ],
};
