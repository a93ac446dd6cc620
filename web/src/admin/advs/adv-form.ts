import { ADVERT_SLOTS } from '@quire/model/entities/advert';
import { t } from '@quire/model/messages/t';
import type { FormDescription, StatusMove } from '../kit/form/form-description.ts';
import { today } from '../kit/posts/post-status.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const ADV_STATUS_LABELS: Readonly<Record<string, string>> = {
  draft: 'Draft',
  active: 'Active',
  paused: 'Paused',
  archived: 'Archived',
};
export const SLOTS = Object.entries(ADVERT_SLOTS).map(([value, label]) => ({ value, label }));

const MOVES: readonly StatusMove[] = [
  {
    label: 'Activate',
    from: ['draft', 'paused'],
    to: 'active',
    prepare: ({ end }) =>
      text(end) < today()
        ? { refused: 'The last day has passed. Choose a later one.' }
        : { values: {} },
  },
  { label: 'Pause', from: ['active'], to: 'paused' },
  {
    label: 'Archive',
    from: ['active', 'paused'],
    to: 'archived',
    asks: 'It is no longer shown. Its figures are kept, and you can restore it.',
  },
  { label: 'Restore', from: ['archived'], to: 'paused' },
];

export const ADV_FORM: FormDescription = {
  kind: 'adverts',
  newTitle: t('officeRecords.newAdvertisement'),
  title: ({ name }) => text(name),
  blank: () => ({
    ...{ name: '', slot: 'home', url: '', weight: 1, journals: [], status: 'draft' },
    ...{ start: today(), end: today() },
  }),
  moves: MOVES,
  statusLabels: ADV_STATUS_LABELS,
  sections: [
    {
      title: 'Content',
      help: 'The image is shown with the label “Advertisement”. It is served by the press, so no third party can track readers.',
      fields: [
        {
          ...{ name: 'name', label: 'Name', type: 'text', width: 'half' },
          help: 'Only visible to staff, for example the advertiser.',
        },
        {
          ...{ name: 'url', label: 'Link', type: 'text', input: 'url', width: 'half' },
          placeholder: 'https://',
        },
        { name: 'image', label: 'Image', type: 'image' },
      ],
    },
    {
      title: 'Placement',
      fields: [
        { name: 'slot', label: 'Slot', type: 'select', choices: SLOTS, width: 'half' },
        {
          ...{ name: 'weight', label: 'Weight', type: 'number', least: 1, most: 100 },
          ...{ width: 'half', help: 'How often it is shown compared with others in the slot.' },
        },
        { name: 'start', label: 'First day (UTC)', type: 'date', width: 'half' },
        { name: 'end', label: 'Last day (UTC)', type: 'date', width: 'half' },
        {
          ...{ name: 'journals', label: 'Only in these journals', type: 'chips' },
          ...{ choices: 'journals', isClosed: true },
          help: 'Leave empty for all journals and the press’s own pages.',
        },
      ],
    },
  ],
};
