import { ARTICLE_TYPES } from '@quire/model/article-types';
import {
  ARTICLE_ABSTRACT_MAX_CHARACTERS,
  ARTICLE_TITLE_MAX_CHARACTERS,
  PLAIN_SUMMARY_MAX_CHARACTERS,
} from '@quire/model/constants';
import { CREDIT_ROLES } from '@quire/model/credit-roles';
import { languagesByName } from '@quire/model/languages-by-name';
import { licenceOf } from '@quire/model/licence';
import { languageName } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';
import { ARTICLE_FIELDS } from '@quire/model/statements/statement-forms';
import type { FieldDescription, FormSection } from '../../kit/form/form-description.ts';
import { AuthorAffiliations } from './author-affiliations.tsx';
import { FUNDING_SECTION } from './funding-fields.tsx';

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
  { name: 'given', label: t('officeEditorDetails.givenName'), type: 'text', width: 'half' },
  { name: 'family', label: t('officeEditorDetails.familyName'), type: 'text', width: 'half' },
  {
    name: 'collective',
    label: t('officeEditorDetails.groupName'),
    help: t('officeEditorDetails.groupNameHint'),
    type: 'text',
    width: 'half',
  },
  { name: 'email', label: t('office.email'), type: 'text', input: 'email', width: 'half' },
  {
    name: 'orcid',
    label: t('officeEditorDetails.orcidId'),
    type: 'text',
    placeholder: '0000-0002-1825-0097',
    width: 'half',
  },
  {
    name: 'corresponding',
    label: t('officeEditorDetails.correspondingAuthor'),
    type: 'switch',
    width: 'quarter',
  },
  {
    name: 'equal',
    label: t('officeEditorDetails.contributedEqually'),
    type: 'switch',
    width: 'quarter',
  },
  {
    name: 'affiliations',
    label: t('officeEditorDetails.affiliations'),
    type: 'custom',
    render: (props) => <AuthorAffiliations {...props} />,
  },
  {
    name: 'credit',
    label: t('officeEditorDetails.contributions'),
    type: 'chips',
    choices: CREDIT_ROLES.map((role) => ({ value: role, label: role })),
    isClosed: true,
  },
];

const LANGUAGE_CHOICES = languagesByName().map(({ code, name }) => ({ value: code, label: name }));

const TITLE_FIELD: FieldDescription = {
  name: 'title',
  label: t('office.title'),
  type: 'text',
  lines: 1,
  most: ARTICLE_TITLE_MAX_CHARACTERS,
};

/** What describes the article besides its title, in its own language and in others. */
const DESCRIPTION_FIELDS: readonly FieldDescription[] = [
  {
    name: 'abstract',
    label: t('officeEditorDetails.abstract'),
    type: 'text',
    lines: 6,
    most: ARTICLE_ABSTRACT_MAX_CHARACTERS,
  },
  {
    name: 'plainSummary',
    label: t('officeEditorDetails.plainSummary'),
    type: 'text',
    lines: 3,
    most: PLAIN_SUMMARY_MAX_CHARACTERS,
  },
  { name: 'keywords', label: t('officeEditorDetails.keywords'), type: 'chips' },
];

const STATEMENT_FIELDS: readonly FieldDescription[] = ARTICLE_FIELDS.map(({ field, label }) => ({
  ...{ name: field, label, type: 'text', lines: 2 },
}));

/** The metadata of an article, in sections. */
export const METADATA_SECTIONS: readonly FormSection[] = [
  {
    title: t('officeEditorDetails.article'),
    fields: [
      {
        name: 'type',
        label: t('officeEditorDetails.type'),
        type: 'select',
        choices: Object.entries(ARTICLE_TYPES).map(([value, label]) => ({ value, label })),
        width: 'half',
      },
      {
        name: 'language',
        label: t('office.language'),
        type: 'select',
        choices: LANGUAGE_CHOICES,
        width: 'half',
      },
      TITLE_FIELD,
      {
        name: 'subtitle',
        label: t('officeEditorDetails.subtitle'),
        type: 'text',
        most: ARTICLE_TITLE_MAX_CHARACTERS,
      },
      ...DESCRIPTION_FIELDS,
      {
        name: 'translations',
        label: t('articleWords.translations'),
        type: 'list',
        add: t('articleWords.addTranslation'),
        fields: [
          {
            name: 'language',
            label: t('office.language'),
            type: 'select',
            choices: LANGUAGE_CHOICES,
            width: 'half',
          },
          TITLE_FIELD,
          ...DESCRIPTION_FIELDS,
        ],
        blank: { language: '', title: '' },
        title: (item) => {
          const language = text(item, 'language');
          return language && languageName(language);
        },
      },
      {
        name: 'translationOf',
        label: t('officeEditorDetails.translationOf'),
        help: t('officeEditorDetails.translationOfHint'),
        type: 'text',
        width: 'half',
      },
      {
        name: 'updates',
        label: t('officeEditorDetails.relatedArticle'),
        help: t('officeEditorDetails.relatedArticleHint'),
        type: 'text',
        isShown: ({ type }) =>
          type === 'correction' || type === 'retraction' || type === 'expression-of-concern',
      },
    ],
  },
  {
    title: t('officeEditorDetails.authors'),
    help: t('officeEditorDetails.authorsHint'),
    fields: [
      {
        name: 'authors',
        label: t('officeEditorDetails.authors'),
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
          t('officeEditorDetails.newAuthor'),
      },
      {
        name: 'affiliations',
        label: t('officeEditorDetails.affiliations'),
        type: 'list',
        add: t('officeRecords.addAffiliation'),
        fields: [
          { name: 'name', label: t('office.name'), type: 'text' },
          {
            name: 'ror',
            label: t('officeEditorDetails.ror'),
            type: 'text',
            placeholder: 'https://ror.org/…',
            width: 'half',
          },
          { name: 'country', label: t('officeEditorDetails.country'), type: 'text', width: 'half' },
        ],
        blank: { name: '' },
        title: (item) => text(item, 'name') || t('officeEditorDetails.newAffiliation'),
      },
    ],
  },
  {
    title: t('officeEditorDetails.pagesAndDates'),
    fields: [
      { name: 'doi', label: t('officeEditorDetails.doi'), type: 'text', width: 'half' },
      {
        name: 'licence',
        label: t('officeEditorDetails.licence'),
        type: 'select',
        choices: LICENCES.map((value) => ({ value, label: licenceOf(value).label })),
        width: 'half',
      },
      {
        name: 'pages.first',
        label: t('officeEditorDetails.firstPage'),
        type: 'text',
        width: 'third',
      },
      {
        name: 'pages.last',
        label: t('officeEditorDetails.lastPage'),
        type: 'text',
        width: 'third',
      },
      {
        name: 'eLocationId',
        label: t('officeEditorDetails.articleNumber'),
        type: 'text',
        width: 'third',
      },
      {
        name: 'dates.received',
        label: t('officeEditorDetails.received'),
        type: 'date',
        width: 'quarter',
      },
      {
        name: 'dates.revised',
        label: t('officeEditorDetails.revised'),
        type: 'date',
        width: 'quarter',
      },
      {
        name: 'dates.accepted',
        label: t('officeEditorDetails.accepted'),
        type: 'date',
        width: 'quarter',
      },
      {
        name: 'dates.published',
        label: t('officeEditorDetails.published'),
        help: t('officeEditorDetails.publishedHint'),
        type: 'date',
        width: 'quarter',
      },
    ],
  },
  {
    title: t('officeEditorDetails.statements'),
    fields: STATEMENT_FIELDS,
  },
  FUNDING_SECTION,
];
