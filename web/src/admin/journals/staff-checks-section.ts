import { CHECK_MOMENTS, STAFF_CHECK_MAX_CHARACTERS } from '@quire/model/entities/staff-check';
import { t } from '@quire/model/messages/t';
import type { FormSection } from '../kit/form/form-description.ts';

/** What the journal's staff confirm for each manuscript. */
export const STAFF_CHECKS_SECTION: FormSection = {
  title: 'Manuscript checks',
  help: 'Staff tick the items of the checklist for each manuscript; their names and the time are recorded. Authors and reviewers do not see the checklist. Changes apply to all manuscripts immediately, and a reworded item must be ticked again.',
  fields: [
    {
      name: 'staffChecks',
      label: 'Checklist',
      type: 'list',
      add: t('officeRecords.addItem'),
      blank: { text: '', requiredBefore: 'nothing' },
      title: ({ text }) => (typeof text === 'string' ? text : ''),
      fields: [
        {
          name: 'text',
          label: 'Item',
          type: 'text',
          most: STAFF_CHECK_MAX_CHARACTERS,
          placeholder: 'Ethics approval checked',
        },
        {
          name: 'requiredBefore',
          label: 'Required',
          type: 'select',
          choices: Object.entries(CHECK_MOMENTS).map(([value, label]) => ({ value, label })),
          width: 'half',
        },
      ],
    },
    {
      name: 'startsSimilarity',
      label: 'Send manuscripts to the similarity service automatically',
      type: 'switch',
      help: 'When this is on, each new file from the author is sent. This requires a similarity service (Settings → Configuration), which charges for each file. When it is off, an editor starts each check.',
    },
  ],
};
