import { t } from '@quire/model/messages/t';
import { conferencePagePath } from '@quire/model/paths';
import type { FormDescription, StatusMove } from '../kit/form/form-description.ts';
import { today } from '../kit/posts/post-status.ts';
import { CallField } from './call-field.tsx';
import { collectBelow } from './collect-papers.tsx';
import { AbstractsLink, ProgrammeLink } from './conference-links.tsx';
import { ProceedingsField } from './proceedings-field.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const CONFERENCE_STATUS_LABELS: Readonly<Record<string, string>> = {
  draft: 'Draft',
  announced: 'Announced',
  held: 'Held',
  cancelled: 'Cancelled',
};

const MOVES: readonly StatusMove[] = [
  { label: 'Announce', from: ['draft', 'held', 'cancelled'], to: 'announced' },
  { label: 'Mark as held', from: ['draft', 'announced'], to: 'held' },
  {
    label: 'Cancel conference',
    from: ['announced'],
    to: 'cancelled',
    asks: 'The conference is shown as cancelled. You can announce it again.',
    isDanger: true,
  },
];

const DEADLINES = [
  ['abstract', 'Abstracts'],
  ['paper', 'Papers'],
  ['notification', 'Notification'],
  ['camera', 'Final papers'],
  ['registration', 'Registration'],
] as const;

export const CONFERENCE_FORM: FormDescription = {
  kind: 'conferences',
  newTitle: t('officeRecords.newConference'),
  title: ({ name }) => text(name),
  blank: () => ({
    ...{ ckey: '', name: '', start: today(), end: today(), online: false, status: 'draft' },
    ...{ organisers: [], topics: [], deadlines: {}, sessions: [], papers: [] },
  }),
  addressOf: { field: 'ckey', from: ['name'] },
  moves: MOVES,
  statusLabels: CONFERENCE_STATUS_LABELS,
  publicPath: ({ ckey, status }) => (status === 'draft' ? null : conferencePagePath(text(ckey))),
  sections: [
    {
      title: 'The conference',
      fields: [
        { name: 'name', label: 'Name', type: 'text' },
        { name: 'theme', label: 'Theme', type: 'text' },
        {
          ...{ name: 'ckey', label: 'Address', type: 'text', width: 'half', isFixed: true },
          help: 'The part of the address after /conference/. It cannot be changed later.',
        },
        { name: 'acronym', label: 'Short name', type: 'text', width: 'quarter' },
        { name: 'number', label: 'Number', type: 'text', width: 'quarter' },
        { name: 'start', label: 'First day', type: 'date', width: 'quarter' },
        { name: 'end', label: 'Last day', type: 'date', width: 'quarter' },
        { name: 'city', label: 'City', type: 'text', width: 'quarter' },
        { name: 'country', label: 'Country', type: 'text', width: 'quarter' },
        { name: 'online', label: 'Can be attended online', type: 'switch', width: 'half' },
        {
          ...{ name: 'timeZone', label: 'Time zone', type: 'custom', width: 'half' },
          render: TimeZoneField,
        },
        { name: 'website', label: 'Website', type: 'text', input: 'url', width: 'half' },
        { name: 'organisers', label: 'Organisers', type: 'chips' },
        { name: 'topics', label: 'Topics', type: 'chips' },
      ],
    },
    {
      title: 'Deadlines',
      fields: DEADLINES.map(([key, label]) => ({
        ...{ name: `deadlines.${key}`, label, type: 'date' as const, width: 'third' as const },
      })),
    },
    {
      title: 'Call for abstracts',
      help: 'Authors submit abstracts with an account while the call is open. The conference must be announced.',
      fields: [
        { ...{ name: 'call', label: 'Call for abstracts', type: 'custom' }, render: CallField },
      ],
      after: AbstractsLink,
    },
    {
      title: 'Programme',
      help: 'Shown on the conference’s page by day, in the time zone of the venue.',
      after: ProgrammeLink,
      fields: [
        {
          ...{
            name: 'sessions',
            label: 'Sessions',
            type: 'list',
            add: t('officeRecords.addSession'),
          },
          blank: { title: '', day: '', from: '', to: '', room: '', chairs: [], talks: [] },
          title: ({ title, day, from }) => [day, from, title].map(text).filter(Boolean).join(' · '),
          fields: [
            { name: 'title', label: 'Title', type: 'text' },
            { name: 'day', label: 'Day', type: 'date', width: 'quarter' },
            { name: 'from', label: 'From', type: 'text', width: 'quarter', placeholder: '09:30' },
            { name: 'to', label: 'To', type: 'text', width: 'quarter', placeholder: '11:00' },
            { name: 'room', label: 'Room', type: 'text', width: 'quarter' },
            { name: 'chairs', label: 'Chairs', type: 'chips' },
            {
              ...{ name: 'talks', label: 'Talks', type: 'list', add: t('officeRecords.addTalk') },
              blank: { title: '', speakers: [], time: '' },
              title: ({ title, time }) => [time, title].map(text).filter(Boolean).join(' · '),
              fields: [
                { name: 'title', label: 'Title', type: 'text' },
                { name: 'speakers', label: 'Speakers', type: 'chips', width: 'half' },
                {
                  ...{ name: 'time', label: 'Time', type: 'text', width: 'quarter' },
                  placeholder: '09:30',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      title: 'Papers and proceedings',
      after: collectBelow,
      fields: [
        {
          ...{ name: 'proceedings', label: 'Proceedings', type: 'custom' },
          render: ProceedingsField,
        },
        {
          ...{ name: 'papers', label: 'Papers', type: 'list', add: t('officeRecords.addPaper') },
          blank: { title: '', authors: [], href: '' },
          title: ({ title }) => text(title),
          fields: [
            { name: 'title', label: 'Title', type: 'text' },
            { name: 'authors', label: 'Authors', type: 'chips', width: 'half' },
            {
              ...{ name: 'href', label: 'Link', type: 'text', width: 'half' },
              help: 'A path on this site (/article/CES/4-2/mud) or a full address (https://…)',
            },
          ],
        },
      ],
    },
  ],
};
