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
    label: 'Publish the issue',
    from: ['draft', 'open', 'closed'],
    to: 'published',
    asks: 'Readers will find the issue, with the articles that are published in it.',
    prepare: (values) => ({
      values: text(values.datePublished)
        ? {}
        : { datePublished: new Date().toISOString().slice(0, 10) },
    }),
  },
  { label: 'Take articles again', from: ['published'], to: 'open' },
  {
    label: 'Close the issue',
    from: ['open', 'published'],
    to: 'closed',
    asks: 'No article can be published in it from then on. It can be opened again.',
  },
];

/** The form of an issue of one journal. Who does not read its articles does not order them. */
export function issueForm(jkey: string, readsArticles: boolean): FormDescription {
  return {
    kind: 'issues',
    one: 'issue',
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
            help: 'The last part of its address: 3-2, 2026-s1. It never changes.',
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
            help: 'In place of the sheet that the press draws. Upright, three parts wide and four high.',
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
        help: 'In the order of the table of contents. Articles that are not placed follow by page and date.',
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
          { name: 'guestEditors', label: 'Guest editors, as readers see them', type: 'chips' },
          {
            name: 'guestEditorDetails',
            label: 'Guest editors’ details',
            type: 'list',
            one: 'guest editor',
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
