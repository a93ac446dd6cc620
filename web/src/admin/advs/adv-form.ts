import { ADVERT_SLOTS } from '@quire/model/entities/advert';
import { t } from '@quire/model/messages/t';
import type { FormDescription, StatusMove } from '../kit/form/form-description.ts';
import { today } from '../kit/posts/post-status.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const ADV_STATUS_LABELS: Readonly<Record<string, string>> = {
  draft: t('officeAdvs.statusDraft'),
  active: t('officeAdvs.statusActive'),
  paused: t('officeAdvs.statusPaused'),
  archived: t('officeAdvs.statusArchived'),
};
export const SLOTS = Object.entries(ADVERT_SLOTS).map(([value, label]) => ({ value, label }));

const MOVES: readonly StatusMove[] = [
  {
    label: t('officeAdvs.activate'),
    from: ['draft', 'paused'],
    to: 'active',
    prepare: ({ end }) =>
      text(end) < today() ? { refused: t('officeAdvs.lastDayHasPassed') } : { values: {} },
  },
  { label: t('officeAdvs.pause'), from: ['active'], to: 'paused' },
  {
    label: t('officeAdvs.archive'),
    from: ['active', 'paused'],
    to: 'archived',
    asks: t('officeAdvs.asksArchive', { count: 1 }),
  },
  { label: t('officeAdvs.restore'), from: ['archived'], to: 'paused' },
];

export const ADV_FORM: FormDescription = {
  kind: 'adverts',
  title: ({ name }) => text(name),
  blank: () => ({
    ...{ name: '', slot: 'home', url: '', weight: 1, journals: [], status: 'draft' },
    ...{ start: today(), end: today() },
  }),
  moves: MOVES,
  statusLabels: ADV_STATUS_LABELS,
  sections: [
    {
      title: t('officeAdvs.contentSection'),
      help: t('officeAdvs.contentHelp'),
      fields: [
        {
          ...{ name: 'name', label: t('office.name'), type: 'text', width: 'half' },
          help: t('officeAdvs.nameHint'),
        },
        {
          ...{
            name: 'url',
            label: t('officeAdvs.link'),
            type: 'text',
            input: 'url',
            width: 'half',
          },
          placeholder: 'https://',
        },
        { name: 'image', label: t('officeAdvs.image'), type: 'image' },
      ],
    },
    {
      title: t('officeAdvs.placementSection'),
      fields: [
        {
          name: 'slot',
          label: t('officeAdvs.slot'),
          type: 'select',
          choices: SLOTS,
          width: 'half',
        },
        {
          ...{ name: 'weight', label: t('officeAdvs.weight'), type: 'number', least: 1, most: 100 },
          ...{ width: 'half', help: t('officeAdvs.weightHint') },
        },
        { name: 'start', label: t('officeAdvs.firstDay'), type: 'date', width: 'half' },
        { name: 'end', label: t('officeAdvs.lastDay'), type: 'date', width: 'half' },
        {
          ...{ name: 'journals', label: t('officeAdvs.journals'), type: 'chips' },
          ...{ choices: 'journals', isClosed: true },
          help: t('officeAdvs.journalsHint'),
        },
      ],
    },
  ],
};
