import { journalsFor } from '@quire/model/grants';
import { t } from '@quire/model/messages/t';
import { SITE_PAGES } from '@quire/model/site-pages';
import { scopeOf } from '../../data/live/office/press-scope.ts';
import type { Person } from '../../session/use-person.ts';
import type { FormDescription } from '../kit/form/form-description.ts';
import { CONTENT_MOVES, CONTENT_STATUS_LABELS } from '../kit/records/content-status.tsx';
import { placeSays } from './page-place.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const servesPress = ({ claims }: Person) => scopeOf(claims, 'content.edit') === 'all';

export const PAGE_FORM: FormDescription = {
  kind: 'pages',
  newTitle: t('officeRecords.newText'),
  title: ({ title }) => text(title),
  blank: (person) => {
    const journal = servesPress(person) ? undefined : journalsFor(person.claims, 'content.edit')[0];
    return {
      ...{ path: journal ? `/journals/${journal}/` : '/', title: '', summary: '', markdown: '' },
      ...{ status: 'draft', items: [], collections: [], files: [] },
      ...(journal ? { journal } : {}),
    };
  },
  moves: CONTENT_MOVES,
  statusLabels: CONTENT_STATUS_LABELS,
  publicPath: ({ path, status }) => (status === 'published' ? text(path) : null),
  savesItself: ({ status }) => status === 'draft',
  sections: [
    {
      title: 'Content',
      fields: [
        { name: 'title', label: 'Title', type: 'text', most: 160 },
        { name: 'summary', label: 'Subtitle', type: 'text', lines: 2, most: 400 },
        {
          ...{ name: 'markdown', label: 'Text', type: 'markdown', lines: 22 },
          ...{ figures: 'files', bibliography: 'bibtex' },
        },
        {
          ...{ name: 'bibtex', label: 'References (BibTeX)', type: 'text', lines: 2 },
          isShown: ({ markdown, bibtex }) => text(bibtex) !== '' || /@\w/.test(text(markdown)),
        },
      ],
    },
    {
      title: 'Placement',
      fields: [
        {
          ...{ name: 'path', label: 'Address', type: 'text', width: 'half', isFixed: true },
          says: placeSays,
        },
        {
          ...{ name: 'journal', label: 'Journal', type: 'select', choices: 'journals' },
          ...{ none: 'The press', width: 'half', isFixed: true },
        },
      ],
    },
    {
      title: 'Figures and downloads',
      fields: [
        {
          ...{ name: 'files', label: 'Files', type: 'files' },
          roles: [
            { value: 'figure', label: 'Figure in the text' },
            { value: 'download', label: 'A download' },
          ],
        },
      ],
    },
    {
      title: 'Items with illustrations',
      help: 'The services and steps that some of the press’s pages list, each with an illustration.',
      isShown: ({ items, path }) =>
        (Array.isArray(items) && items.length > 0) || SITE_PAGES.some((page) => page.path === path),
      fields: [
        {
          ...{ name: 'items', label: 'Items', type: 'list', add: t('officeRecords.addItem') },
          blank: { icon: '', name: '', text: '' },
          title: ({ name }) => text(name),
          fields: [
            { name: 'name', label: 'Name', type: 'text', width: 'half' },
            { name: 'icon', label: 'Illustration', type: 'text', width: 'half' },
            { name: 'text', label: 'Text', type: 'text', lines: 2, most: 600 },
          ],
        },
      ],
    },
    {
      title: 'Collections of articles',
      isShown: ({ path }) => text(path).endsWith('/articles_collections'),
      fields: [
        {
          ...{
            name: 'collections',
            label: 'Collections',
            type: 'list',
            add: t('officeRecords.addCollection'),
          },
          blank: { title: '', description: '', articles: [] },
          title: ({ title }) => text(title),
          fields: [
            { name: 'title', label: 'Title', type: 'text' },
            { name: 'description', label: 'Description', type: 'text', lines: 2 },
            {
              ...{ name: 'articles', label: 'Articles', type: 'chips' },
              help: 'Keys of articles in this journal, in order.',
            },
          ],
        },
      ],
    },
  ],
};
