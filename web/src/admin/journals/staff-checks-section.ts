import { CHECK_MOMENTS, STAFF_CHECK_MAX_CHARACTERS } from '@quire/model/entities/staff-check';
import type { FormSection } from '../kit/form/form-description.ts';

/** What the journal's staff confirm of each manuscript. */
export const STAFF_CHECKS_SECTION: FormSection = {
  title: 'Checks of manuscripts',
  help: 'Staff tick the items of the checklist beside each manuscript, with name and time. Authors and reviewers do not see them. A change applies to all manuscripts at once; an item that is reworded has to be ticked again.',
  fields: [
    {
      name: 'staffChecks',
      label: 'Checklist',
      type: 'list',
      one: 'item',
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
      label: 'Send manuscripts to the similarity service by themselves',
      type: 'switch',
      help: 'Each time that the author sends a new file. It needs a service (Settings → Configuration), which charges for each file. Off: an editor starts it.',
    },
  ],
};
