import {
  LANGUAGES,
  type Language,
  SOURCE_LANGUAGE,
  TRANSLATED,
} from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { conferencePagePath } from '@quire/model/paths';
import { day } from '../kit/dates.ts';
import type { FormDescription, StatusMove } from '../kit/form/form-description.ts';
import { withTranslations } from '../kit/form/with-translations.ts';
import { today } from '../kit/posts/post-status.ts';
import { CallField } from './call-field.tsx';
import { collectBelow } from './collect-papers.tsx';
import { AbstractsLink, ProgrammeLink } from './conference-links.tsx';
import { ProceedingsField } from './proceedings-field.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const CONFERENCE_STATUS_LABELS: Readonly<Record<string, string>> = {
  draft: t('officeConference.statusDraft'),
  announced: t('officeConference.statusAnnounced'),
  held: t('officeConference.statusHeld'),
  cancelled: t('officeConference.statusCancelled'),
};

const BOOK_LANGUAGES: readonly Language[] = [SOURCE_LANGUAGE, ...TRANSLATED];
const LANGUAGE_CHOICES = BOOK_LANGUAGES.map((value) => ({
  value,
  label: LANGUAGES[value].name,
}));

const MOVES: readonly StatusMove[] = [
  { label: t('officeConference.announce'), from: ['draft', 'held', 'cancelled'], to: 'announced' },
  { label: t('officeConference.markAsHeld'), from: ['draft', 'announced'], to: 'held' },
  {
    label: t('officeConference.cancelConference'),
    from: ['announced'],
    to: 'cancelled',
    asks: t('officeConference.asksCancel'),
    isDanger: true,
  },
];

const DEADLINES = [
  ['abstract', t('officeConference.deadlineAbstracts')],
  ['paper', t('officeConference.deadlinePapers')],
  ['notification', t('officeConference.deadlineNotification')],
  ['camera', t('officeConference.deadlineFinalPapers')],
  ['registration', t('officeConference.deadlineRegistration')],
] as const;

export const CONFERENCE_FORM: FormDescription = withTranslations({
  kind: 'conferences',
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
      title: t('officeConference.theConference'),
      fields: [
        { name: 'name', label: t('office.name'), type: 'text' },
        { name: 'theme', label: t('officeConference.theme'), type: 'text' },
        {
          ...{
            name: 'ckey',
            label: t('officeConference.address'),
            type: 'text',
            width: 'half',
            isFixed: true,
          },
          help: t('officeConference.conferenceAddressHint'),
        },
        { name: 'acronym', label: t('officeConference.shortName'), type: 'text', width: 'quarter' },
        { name: 'number', label: t('officeConference.number'), type: 'text', width: 'quarter' },
        { name: 'start', label: t('officeConference.firstDay'), type: 'date', width: 'quarter' },
        { name: 'end', label: t('officeConference.lastDay'), type: 'date', width: 'quarter' },
        { name: 'city', label: t('officeConference.city'), type: 'text', width: 'quarter' },
        { name: 'country', label: t('officeConference.country'), type: 'text', width: 'quarter' },
        {
          name: 'online',
          label: t('officeConference.canBeAttendedOnline'),
          type: 'switch',
          width: 'half',
        },
        {
          ...{
            name: 'timeZone',
            label: t('officeConference.timeZone'),
            type: 'custom',
            width: 'half',
          },
          render: TimeZoneField,
        },
        {
          name: 'website',
          label: t('officeConference.website'),
          type: 'text',
          input: 'url',
          width: 'half',
        },
        {
          ...{ name: 'language', label: t('officeConference.languageOfBook'), type: 'select' },
          ...{ choices: LANGUAGE_CHOICES, none: t('officeConference.firstLanguage') },
          width: 'half',
        },
        { name: 'organisers', label: t('officeConference.organisers'), type: 'chips' },
        { name: 'topics', label: t('officeConference.topics'), type: 'chips' },
      ],
    },
    {
      title: t('officeConference.deadlines'),
      fields: DEADLINES.map(([key, label]) => ({
        ...{ name: `deadlines.${key}`, label, type: 'date' as const, width: 'third' as const },
      })),
    },
    {
      title: t('officeConference.callForAbstracts'),
      help: t('officeConference.callHint'),
      fields: [
        {
          ...{ name: 'call', label: t('officeConference.callForAbstracts'), type: 'custom' },
          render: CallField,
        },
        {
          name: 'call.guidance',
          label: t('officeConference.guidanceForAuthors'),
          type: 'text',
          lines: 3,
          help: t('officeConference.guidanceHint'),
          isShown: ({ call }) => call !== undefined,
        },
      ],
      after: AbstractsLink,
    },
    {
      title: t('officeConference.programme'),
      help: t('officeConference.programmeHint'),
      after: ProgrammeLink,
      fields: [
        {
          ...{
            name: 'sessions',
            label: t('officeConference.sessions'),
            type: 'list',
            add: t('officeRecords.addSession'),
          },
          blank: { title: '', day: '', from: '', to: '', room: '', chairs: [], talks: [] },
          title: ({ title, day: at, from }) =>
            [day(text(at)), text(from), text(title)].filter(Boolean).join(' · '),
          fields: [
            { name: 'title', label: t('office.title'), type: 'text' },
            { name: 'day', label: t('officeConference.day'), type: 'date', width: 'quarter' },
            {
              name: 'from',
              label: t('officeConference.from'),
              type: 'text',
              width: 'quarter',
              placeholder: '09:30',
            },
            {
              name: 'to',
              label: t('officeConference.to'),
              type: 'text',
              width: 'quarter',
              placeholder: '11:00',
            },
            { name: 'room', label: t('officeConference.room'), type: 'text', width: 'quarter' },
            { name: 'chairs', label: t('officeConference.chairs'), type: 'chips' },
            {
              ...{
                name: 'talks',
                label: t('officeConference.talks'),
                type: 'list',
                add: t('officeRecords.addTalk'),
              },
              blank: { title: '', speakers: [], time: '' },
              title: ({ title, time }) => [time, title].map(text).filter(Boolean).join(' · '),
              fields: [
                { name: 'title', label: t('office.title'), type: 'text' },
                {
                  name: 'speakers',
                  label: t('officeConference.speakers'),
                  type: 'chips',
                  width: 'half',
                },
                {
                  ...{
                    name: 'time',
                    label: t('officeConference.time'),
                    type: 'text',
                    width: 'quarter',
                  },
                  placeholder: '09:30',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      title: t('officeConference.papersAndProceedings'),
      after: collectBelow,
      fields: [
        {
          ...{ name: 'proceedings', label: t('officeConference.proceedings'), type: 'custom' },
          render: ProceedingsField,
        },
        {
          ...{
            name: 'papers',
            label: t('officeConference.papers'),
            type: 'list',
            add: t('officeRecords.addPaper'),
          },
          blank: { title: '', authors: [], href: '' },
          title: ({ title }) => text(title),
          fields: [
            { name: 'title', label: t('office.title'), type: 'text' },
            { name: 'authors', label: t('officeConference.authors'), type: 'chips', width: 'half' },
            {
              ...{ name: 'href', label: t('officeConference.link'), type: 'text', width: 'half' },
              help: t('officeConference.paperLinkHint'),
            },
          ],
        },
      ],
    },
  ],
});
