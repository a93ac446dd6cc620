import { journalsFor } from '@quire/model/grants';
import { t } from '@quire/model/messages/t';
import { adminPagesPath } from '@quire/model/office-paths';
import { SITE_PAGES } from '@quire/model/site-pages';
import { scopeOf } from '../../data/live/office/press-scope.ts';
import type { Person } from '../../session/use-person.ts';
import type { FormDescription } from '../kit/form/form-description.ts';
import { CONTENT_MOVES, CONTENT_STATUS_LABELS } from '../kit/records/content-status.tsx';
import { inLanguagePath } from '../kit/records/in-language-path.ts';
import { translationsSection } from '../kit/records/text-translations.tsx';
import { placeSays } from './page-place.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const servesPress = ({ claims }: Person) => scopeOf(claims, 'content.edit') === 'all';

export const PAGE_FORM: FormDescription = {
  kind: 'pages',
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
  publicPath: ({ path, language, status }) =>
    status === 'published' ? inLanguagePath(language, text(path)) : null,
  leaves: ['language'],
  savesItself: ({ status }) => status === 'draft',
  sections: [
    {
      title: t('officePages.contentSection'),
      fields: [
        { name: 'title', label: t('office.title'), type: 'text', most: 160 },
        { name: 'summary', label: t('officePages.subtitle'), type: 'text', lines: 2, most: 400 },
        {
          ...{ name: 'markdown', label: t('officePages.text'), type: 'markdown', lines: 22 },
          ...{ figures: 'files', bibliography: 'bibtex' },
        },
        {
          ...{ name: 'bibtex', label: t('officePages.referencesBibtex'), type: 'text', lines: 2 },
          isShown: ({ markdown, bibtex }) => text(bibtex) !== '' || /@\w/.test(text(markdown)),
        },
      ],
    },
    translationsSection('pages', adminPagesPath),
    {
      title: t('officePages.placementSection'),
      fields: [
        {
          ...{
            name: 'path',
            label: t('officePages.address'),
            type: 'text',
            width: 'half',
            isFixed: true,
          },
          says: placeSays,
        },
        {
          ...{ name: 'journal', label: t('office.journal'), type: 'select', choices: 'journals' },
          ...{ none: t('officePages.thePress'), width: 'half', isFixed: true },
        },
      ],
    },
    {
      title: t('officePages.filesSection'),
      fields: [
        {
          ...{ name: 'files', label: t('officePages.files'), type: 'files' },
          roles: [
            { value: 'figure', label: t('officePages.figureInText') },
            { value: 'download', label: t('officePages.download') },
          ],
        },
      ],
    },
    {
      title: t('officePages.itemsSection'),
      help: t('officePages.itemsHelp'),
      isShown: ({ items, path }) =>
        (Array.isArray(items) && items.length > 0) || SITE_PAGES.some((page) => page.path === path),
      fields: [
        {
          ...{
            name: 'items',
            label: t('officePages.items'),
            type: 'list',
            add: t('officeRecords.addItem'),
          },
          blank: { icon: '', name: '', text: '' },
          title: ({ name }) => text(name),
          fields: [
            { name: 'name', label: t('office.name'), type: 'text', width: 'half' },
            { name: 'icon', label: t('officePages.illustration'), type: 'text', width: 'half' },
            { name: 'text', label: t('officePages.text'), type: 'text', lines: 2, most: 600 },
          ],
        },
      ],
    },
    {
      title: t('officePages.collectionsSection'),
      isShown: ({ path }) => text(path).endsWith('/articles_collections'),
      fields: [
        {
          ...{
            name: 'collections',
            label: t('officePages.collections'),
            type: 'list',
            add: t('officeRecords.addCollection'),
          },
          blank: { title: '', description: '', articles: [] },
          title: ({ title }) => text(title),
          fields: [
            { name: 'title', label: t('office.title'), type: 'text' },
            { name: 'description', label: t('officePages.description'), type: 'text', lines: 2 },
            {
              ...{ name: 'articles', label: t('officePages.articles'), type: 'chips' },
              help: t('officePages.articlesHint'),
            },
          ],
        },
      ],
    },
  ],
};
