import { t } from '@quire/model/messages/t';
import { issuePath } from '@quire/model/paths';
import type { FormDescription, StatusMove } from '../kit/form/form-description.ts';
import type { Values } from '../kit/form/values.ts';
import { ArticleOrder } from './article-order.tsx';
import { ISSUE_KINDS, ISSUE_STATUSES } from './issue-labels.ts';
import { issueTitle } from './issue-list.tsx';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const isSpecial = ({ kind }: Values) => kind === 'special';

const MOVES: readonly StatusMove[] = [
  { label: 'Open for articles', from: ['draft', 'closed'], to: 'open' },
  {
    label: 'Publish issue',
    from: ['draft', 'open', 'closed'],
    to: 'published',
    asks: 'Readers will see the issue with its published articles.',
    prepare: (values) => ({
      values: text(values.datePublished)
        ? {}
        : { datePublished: new Date().toISOString().slice(0, 10) },
    }),
  },
  { label: 'Reopen for articles', from: ['published'], to: 'open' },
  {
    label: 'Close issue',
    from: ['open', 'published'],
    to: 'closed',
    asks: 'No more articles can be published in it. You can reopen it later.',
  },
];

/** The form of an issue of one journal. People who may not read its articles cannot sort them. */
export function issueForm(jkey: string, readsArticles: boolean): FormDescription {
  return {
    kind: 'issues',
    newTitle: t('officeRecords.newIssue'),
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
        title: 'Issue',
        fields: [
          { name: 'volume', label: 'Volume', type: 'text', width: 'quarter' },
          { name: 'number', label: 'Number', type: 'text', width: 'quarter' },
          { name: 'year', label: 'Year', type: 'number', width: 'quarter' },
          {
            name: 'issueid',
            label: 'Key',
            help: 'The last part of its address, for example 3-2 or 2026-s1. It cannot be changed later.',
            type: 'text',
            isFixed: true,
            width: 'quarter',
          },
          { name: 'title', label: 'Title', type: 'text', most: 250 },
          { name: 'kind', label: 'Kind', type: 'select', choices: ISSUE_KINDS, width: 'third' },
          { name: 'datePublished', label: 'Published', type: 'date', width: 'third' },
          { name: 'deadline', label: 'Submission deadline', type: 'date', width: 'third' },
          { name: 'description', label: 'Description', type: 'text', lines: 3, most: 2_000 },
          {
            name: 'cover',
            label: 'Cover',
            type: 'image',
            help: 'Replaces the generated cover. Portrait format, 3:4.',
          },
          { name: 'doi', label: 'DOI', type: 'text', width: 'half' },
          {
            name: 'isbn',
            label: 'ISBN',
            type: 'text',
            width: 'half',
            isShown: ({ kind }) => kind === 'proceedings' || kind === 'supplement',
          },
        ],
      },
      {
        title: 'Articles',
        isShown: () => readsArticles,
        help: 'In the order of the table of contents. Articles without a position follow by page and date.',
        fields: [
          {
            name: 'articleOrder',
            label: 'Order of the articles',
            type: 'custom',
            render: (props) => <ArticleOrder {...props} />,
          },
        ],
      },
      {
        title: 'Special issue',
        isShown: isSpecial,
        fields: [
          { name: 'guestEditors', label: 'Guest editors, as shown to readers', type: 'chips' },
          {
            name: 'guestEditorDetails',
            label: 'Guest editors’ details',
            type: 'list',
            add: t('officeRecords.addGuestEditor'),
            blank: { name: '', affiliation: '' },
            title: ({ name }) => text(name) || 'New guest editor',
            fields: [
              { name: 'name', label: 'Name', type: 'text', width: 'half' },
              { name: 'affiliation', label: 'Affiliation', type: 'text', width: 'half' },
              { name: 'email', label: 'E-mail', type: 'text', input: 'email', width: 'half' },
              { name: 'uid', label: 'Account', type: 'text', width: 'half' },
            ],
          },
          { name: 'topics', label: 'Topics', type: 'chips' },
          { name: 'callForPapers', label: 'Call for papers', type: 'markdown', lines: 8 },
        ],
      },
    ],
  };
}
