import { ARTICLE_TYPES } from '@quire/model/article-types';
import { ARTICLE_TITLE_MAX_CHARACTERS } from '@quire/model/constants';
import { CREDIT_ROLES } from '@quire/model/credit-roles';
import { licenceOf } from '@quire/model/licence';
import { t } from '@quire/model/messages/t';
import { ARTICLE_FIELDS } from '@quire/model/statements/statement-forms';
import type { FieldDescription, FormSection } from '../../kit/form/form-description.ts';
import { AuthorAffiliations } from './author-affiliations.tsx';

const LICENCES = [
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  'CC-BY-ND-4.0',
  'CC-BY-NC-4.0',
  'CC-BY-NC-SA-4.0',
  'CC-BY-NC-ND-4.0',
  'CC0-1.0',
] as const;

const text = (item: Readonly<Record<string, unknown>>, key: string) =>
  typeof item[key] === 'string' ? item[key] : '';

const AUTHOR_FIELDS: readonly FieldDescription[] = [
  { name: 'given', label: 'Given name', type: 'text', width: 'half' },
  { name: 'family', label: 'Family name', type: 'text', width: 'half' },
  {
    name: 'collective',
    label: 'Group name',
    help: 'Instead of a person’s name.',
    type: 'text',
    width: 'half',
  },
  { name: 'email', label: 'E-mail', type: 'text', input: 'email', width: 'half' },
  {
    name: 'orcid',
    label: 'ORCID iD',
    type: 'text',
    placeholder: '0000-0002-1825-0097',
    width: 'half',
  },
  { name: 'corresponding', label: 'Corresponding author', type: 'switch', width: 'quarter' },
  { name: 'equal', label: 'Contributed equally', type: 'switch', width: 'quarter' },
  {
    name: 'affiliations',
    label: 'Affiliations',
    type: 'custom',
    render: (props) => <AuthorAffiliations {...props} />,
  },
  {
    name: 'credit',
    label: 'Contributions (CRediT)',
    type: 'chips',
    choices: CREDIT_ROLES.map((role) => ({ value: role, label: role })),
    isClosed: true,
  },
];

const STATEMENT_FIELDS: readonly FieldDescription[] = ARTICLE_FIELDS.map(({ field, label }) => ({
  ...{ name: field, label, type: 'text', lines: 2 },
}));

/** The metadata of an article, in sections. */
export const METADATA_SECTIONS: readonly FormSection[] = [
  {
    title: 'Article',
    fields: [
      {
        name: 'type',
        label: 'Type',
        type: 'select',
        choices: Object.entries(ARTICLE_TYPES).map(([value, label]) => ({ value, label })),
        width: 'half',
      },
      { name: 'language', label: 'Language', type: 'text', placeholder: 'en', width: 'quarter' },
      { name: 'title', label: 'Title', type: 'text', lines: 1, most: ARTICLE_TITLE_MAX_CHARACTERS },
      { name: 'subtitle', label: 'Subtitle', type: 'text', most: ARTICLE_TITLE_MAX_CHARACTERS },
      { name: 'abstract', label: 'Abstract', type: 'text', lines: 6, most: 6_000 },
      {
        name: 'plainSummary',
        label: 'Plain-language summary',
        type: 'text',
        lines: 3,
        most: 3_000,
      },
      { name: 'keywords', label: 'Keywords', type: 'chips' },
      {
        name: 'updates',
        label: 'Related article (key)',
        help: 'For a notice: the article that it corrects, expresses concern about or retracts.',
        type: 'text',
        isShown: ({ type }) =>
          type === 'correction' || type === 'retraction' || type === 'expression-of-concern',
      },
    ],
  },
  {
    title: 'Authors',
    help: 'In order of publication.',
    fields: [
      {
        name: 'authors',
        label: 'Authors',
        type: 'list',
        add: t('officeRecords.addAuthor'),
        fields: AUTHOR_FIELDS,
        blank: {
          given: '',
          family: '',
          affiliations: [],
          corresponding: false,
          equal: false,
          credit: [],
        },
        title: (item) =>
          text(item, 'collective') ||
          [text(item, 'given'), text(item, 'family')].filter(Boolean).join(' ') ||
          'New author',
      },
      {
        name: 'affiliations',
        label: 'Affiliations',
        type: 'list',
        add: t('officeRecords.addAffiliation'),
        fields: [
          { name: 'name', label: 'Name', type: 'text' },
          {
            name: 'ror',
            label: 'ROR',
            type: 'text',
            placeholder: 'https://ror.org/…',
            width: 'half',
          },
          { name: 'country', label: 'Country', type: 'text', width: 'half' },
        ],
        blank: { name: '' },
        title: (item) => text(item, 'name') || 'New affiliation',
      },
    ],
  },
  {
    title: 'Pages and dates',
    fields: [
      { name: 'doi', label: 'DOI', type: 'text', width: 'half' },
      {
        name: 'licence',
        label: 'Licence',
        type: 'select',
        choices: LICENCES.map((value) => ({ value, label: licenceOf(value).label })),
        width: 'half',
      },
      { name: 'pages.first', label: 'First page', type: 'text', width: 'third' },
      { name: 'pages.last', label: 'Last page', type: 'text', width: 'third' },
      { name: 'eLocationId', label: 'Article number', type: 'text', width: 'third' },
      { name: 'dates.received', label: 'Received', type: 'date', width: 'quarter' },
      { name: 'dates.revised', label: 'Revised', type: 'date', width: 'quarter' },
      { name: 'dates.accepted', label: 'Accepted', type: 'date', width: 'quarter' },
      {
        name: 'dates.published',
        label: 'Published',
        help: 'If empty, the day of publication.',
        type: 'date',
        width: 'quarter',
      },
    ],
  },
  {
    title: 'Statements',
    fields: STATEMENT_FIELDS,
  },
];
