import { POST_KINDS, type PostKind } from '@quire/model/entities/post';
import { journalsFor } from '@quire/model/grants';
import { postPath } from '@quire/model/paths';
import { scopeOf } from '../../../data/live/office/press-scope.ts';
import type { Person } from '../../../session/use-person.ts';
import type { FormDescription } from '../form/form-description.ts';
import { valueAt } from '../form/values.ts';
import { POST_MOVES, POST_STATUS_LABELS, today } from './post-status.ts';

const servesPress = ({ claims }: Person) => scopeOf(claims, 'content.edit') === 'all';
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const isPostKind = (value: unknown): value is PostKind => POST_KINDS.some((kind) => kind === value);

/** The form of news and blogs, which are the same kind of record. */
export function postForm(kind: PostKind, one: string): FormDescription {
  return {
    kind: 'posts',
    one,
    title: ({ title }) => text(title),
    blank: (person) => ({
      kind,
      skey: '',
      title: '',
      summary: '',
      markdown: '',
      publishAt: today(),
      status: 'draft',
      pinned: false,
      author: person.name,
      ...(!servesPress(person) && { journal: journalsFor(person.claims, 'content.edit')[0] ?? '' }),
    }),
    addressOf: { field: 'skey', from: ['title'] },
    moves: POST_MOVES,
    statusLabels: POST_STATUS_LABELS,
    publicPath: ({ kind: its, skey, status }) =>
      status === 'published' && isPostKind(its) ? postPath(its, text(skey)) : null,
    savesItself: ({ status }) => status === 'draft',
    leaves: ['kind'],
    sections: [
      {
        title: 'Content',
        fields: [
          { name: 'title', label: 'Title', type: 'text', most: 200 },
          {
            name: 'summary',
            label: 'Summary',
            type: 'text',
            lines: 2,
            most: 400,
            help: 'One or two sentences, for lists, feeds and search engines.',
          },
          {
            ...{ name: 'markdown', label: 'Text', type: 'markdown', lines: 20 },
            ...{ figures: 'files', bibliography: 'bibtex' },
          },
          {
            name: 'bibtex',
            label: 'References (BibTeX)',
            type: 'text',
            lines: 2,
            isShown: ({ markdown, bibtex }) => text(bibtex) !== '' || /@\w/.test(text(markdown)),
          },
        ],
      },
      {
        title: 'Publication',
        fields: [
          {
            name: 'skey',
            label: 'Address',
            type: 'text',
            width: 'half',
            isFixed: true,
            help: `The last part of its address: /${kind}/…. Letters, digits and hyphens. It cannot be changed later.`,
          },
          { name: 'publishAt', label: 'Publication date', type: 'date', width: 'quarter' },
          {
            name: 'journal',
            label: 'Journal',
            type: 'select',
            choices: 'journals',
            none: 'The press',
            width: 'quarter',
          },
          { name: 'author', label: 'Author, as readers see it', type: 'text', width: 'half' },
          {
            name: 'pinned',
            label: 'Pin to the top of the list',
            type: 'switch',
            width: 'half',
            isShown: (_, person) => servesPress(person),
          },
          {
            name: 'categories',
            label: 'Categories',
            type: 'chips',
            width: 'half',
            choices: kind === 'news' ? 'news-categories' : 'blog-categories',
          },
          { name: 'tags', label: 'Tags', type: 'chips', width: 'half' },
          {
            name: 'files',
            label: 'Images and files',
            type: 'files',
            roles: [
              { value: 'figure', label: 'Figure in the text' },
              { value: 'cover', label: 'Cover image' },
            ],
          },
          {
            name: 'coverAlt',
            label: 'Alternative text of the cover image',
            type: 'text',
            isShown: ({ files, coverAlt }) =>
              text(coverAlt) !== '' ||
              (Array.isArray(files) && files.some((file) => valueAt(file, 'role') === 'cover')),
          },
        ],
      },
    ],
  };
}
