import { t } from '@quire/model/messages/t';
import { issuePath } from '@quire/model/paths';
import type { FormDescription, StatusMove } from '../kit/form/form-description.ts';
import type { Values } from '../kit/form/values.ts';
import { withTranslations } from '../kit/form/with-translations.ts';
import { ArticleOrder } from './article-order.tsx';
import { ISSUE_KINDS, ISSUE_STATUSES } from './issue-labels.ts';
import { issueTitle } from './issue-list.tsx';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const isSpecial = ({ kind }: Values) => kind === 'special';

const MOVES: readonly StatusMove[] = [
  { label: t('officeArticles.openIssue'), from: ['draft', 'closed'], to: 'open' },
  {
    label: t('officeArticles.publishIssue'),
    from: ['draft', 'open', 'closed'],
    to: 'published',
    asks: t('officeArticles.publishIssueAsk'),
    prepare: (values) => ({
      values: text(values.datePublished)
        ? {}
        : { datePublished: new Date().toISOString().slice(0, 10) },
    }),
  },
  { label: t('officeArticles.reopenIssue'), from: ['published'], to: 'open' },
  {
    label: t('officeArticles.closeIssue'),
    from: ['open', 'published'],
    to: 'closed',
    asks: t('officeArticles.closeIssueAsk'),
  },
];

/** The form of an issue of one journal. People who may not read its articles cannot sort them. */
export function issueForm(jkey: string, readsArticles: boolean): FormDescription {
  return withTranslations({
    kind: 'issues',
    title: (values) =>
      values.issueid
        ? issueTitle({
            volume: text(values.volume),
            number: text(values.number),
            year: Number(values.year),
            title: text(values.title),
            issueid: text(values.issueid),
          })
        : '',
    blank: () => ({
      journal: jkey,
      issueid: '',
      volume: '',
      number: '',
      year: new Date().getFullYear(),
      title: '',
      description: '',
      kind: 'regular',
      status: 'draft',
      topics: [],
      guestEditors: [],
      guestEditorDetails: [],
      articleOrder: [],
      callForPapers: '',
    }),
    addressOf: { field: 'issueid', from: ['volume', 'number'] },
    moves: MOVES,
    statusLabels: Object.fromEntries(ISSUE_STATUSES.map(({ value, label }) => [value, label])),
    publicPath: ({ status, issueid }) =>
      status === 'draft' ? null : issuePath(jkey, text(issueid)),
    leaves: ['journal'],
    sections: [
      {
        title: t('officeArticles.issue'),
        fields: [
          { name: 'volume', label: t('officeArticles.volume'), type: 'text', width: 'quarter' },
          { name: 'number', label: t('officeArticles.number'), type: 'text', width: 'quarter' },
          { name: 'year', label: t('officeArticles.year'), type: 'number', width: 'quarter' },
          {
            name: 'issueid',
            label: t('officeArticles.key'),
            help: t('officeArticles.issueKeyHint'),
            type: 'text',
            isFixed: true,
            width: 'quarter',
          },
          { name: 'title', label: t('office.title'), type: 'text', most: 250 },
          {
            name: 'kind',
            label: t('officeArticles.kind'),
            type: 'select',
            choices: ISSUE_KINDS,
            width: 'third',
          },
          {
            name: 'datePublished',
            label: t('officeArticles.publishedOn'),
            type: 'date',
            width: 'third',
          },
          {
            name: 'deadline',
            label: t('officeArticles.submissionDeadline'),
            type: 'date',
            width: 'third',
          },
          {
            name: 'description',
            label: t('officeArticles.description'),
            type: 'text',
            lines: 3,
            most: 2_000,
          },
          {
            name: 'cover',
            label: t('officeArticles.cover'),
            type: 'image',
            help: t('officeArticles.coverHint'),
          },
          { name: 'doi', label: t('officeArticles.doi'), type: 'text', width: 'half' },
          {
            name: 'isbn',
            label: t('officeArticles.isbn'),
            type: 'text',
            width: 'half',
            isShown: ({ kind }) => kind === 'proceedings' || kind === 'supplement',
          },
        ],
      },
      {
        title: t('officeArticles.articles'),
        isShown: () => readsArticles,
        help: t('officeArticles.orderHint'),
        fields: [
          {
            name: 'articleOrder',
            label: t('officeArticles.order'),
            type: 'custom',
            render: (props) => <ArticleOrder {...props} />,
          },
        ],
      },
      {
        title: t('officeArticles.specialIssue'),
        isShown: isSpecial,
        fields: [
          {
            name: 'guestEditors',
            label: t('officeArticles.guestEditors'),
            type: 'chips',
          },
          {
            name: 'guestEditorDetails',
            label: t('officeArticles.guestEditorDetails'),
            type: 'list',
            add: t('officeRecords.addGuestEditor'),
            blank: { name: '', affiliation: '' },
            title: ({ name }) => text(name) || t('officeArticles.newGuestEditor'),
            fields: [
              { name: 'name', label: t('office.name'), type: 'text', width: 'half' },
              {
                name: 'affiliation',
                label: t('officeArticles.affiliation'),
                type: 'text',
                width: 'half',
              },
              {
                name: 'email',
                label: t('office.email'),
                type: 'text',
                input: 'email',
                width: 'half',
              },
              { name: 'uid', label: t('officeArticles.account'), type: 'text', width: 'half' },
            ],
          },
          { name: 'topics', label: t('officeArticles.topics'), type: 'chips' },
          {
            name: 'callForPapers',
            label: t('officeArticles.callForPapers'),
            type: 'markdown',
            lines: 8,
          },
        ],
      },
    ],
  });
}
