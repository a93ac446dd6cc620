import { POST_KINDS, type PostKind } from '@quire/model/entities/post';
import { journalsFor } from '@quire/model/grants';
import { t } from '@quire/model/messages/t';
import { adminBlogsPath, adminNewsPath } from '@quire/model/office-paths';
import { postPath } from '@quire/model/paths';
import { scopeOf } from '../../../data/live/office/press-scope.ts';
import type { Person } from '../../../session/use-person.ts';
import type { FormDescription } from '../form/form-description.ts';
import { type Values, valueAt } from '../form/values.ts';
import { inLanguagePath } from '../records/in-language-path.ts';
import { translationsSection } from '../records/text-translations.tsx';
import { POST_MOVES, POST_STATUS_LABELS, today } from './post-status.ts';

const servesPress = ({ claims }: Person) => scopeOf(claims, 'content.edit') === 'all';
const text = (value: unknown) => (typeof value === 'string' ? value : '');
/** A translation has these from its original. */
const isOriginal = ({ language }: Values) => language === undefined;
const isPostKind = (value: unknown): value is PostKind => POST_KINDS.some((kind) => kind === value);

/** The form of news and blogs, which are the same kind of record. */
export function postForm(kind: PostKind): FormDescription {
  return {
    kind: 'posts',
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
    publicPath: ({ kind: its, skey, language, status }) =>
      status === 'published' && isPostKind(its)
        ? inLanguagePath(language, postPath(its, text(skey)))
        : null,
    savesItself: ({ status }) => status === 'draft',
    leaves: ['kind', 'language'],
    sections: [
      {
        title: t('officePosts.content'),
        fields: [
          { name: 'title', label: t('office.title'), type: 'text', most: 200 },
          {
            name: 'summary',
            label: t('officePosts.summary'),
            type: 'text',
            lines: 2,
            most: 400,
            help: t('officePosts.summaryHint'),
          },
          {
            ...{ name: 'markdown', label: t('officePosts.text'), type: 'markdown', lines: 20 },
            ...{ figures: 'files', bibliography: 'bibtex' },
          },
          {
            name: 'bibtex',
            label: t('officePosts.referencesBibtex'),
            type: 'text',
            lines: 2,
            isShown: ({ markdown, bibtex }) => text(bibtex) !== '' || /@\w/.test(text(markdown)),
          },
        ],
      },
      translationsSection('posts', kind === 'news' ? adminNewsPath : adminBlogsPath),
      {
        title: t('officePosts.publication'),
        fields: [
          {
            name: 'skey',
            label: t('officePosts.address'),
            type: 'text',
            width: 'half',
            isFixed: true,
            help: t('officePosts.addressHint', { kind }),
          },
          {
            name: 'publishAt',
            label: t('officePosts.publicationDate'),
            type: 'date',
            width: 'quarter',
          },
          {
            name: 'journal',
            label: t('office.journal'),
            type: 'select',
            choices: 'journals',
            none: t('officePosts.thePress'),
            width: 'quarter',
          },
          {
            ...{ name: 'author', label: t('officePosts.authorForReaders'), type: 'text' },
            ...{ width: 'half', isShown: isOriginal },
          },
          {
            name: 'pinned',
            label: t('officePosts.pinToTop'),
            type: 'switch',
            width: 'half',
            isShown: (values, person) => isOriginal(values) && servesPress(person),
          },
          {
            name: 'categories',
            label: t('officePosts.categories'),
            type: 'chips',
            width: 'half',
            choices: kind === 'news' ? 'news-categories' : 'blog-categories',
            isShown: isOriginal,
          },
          { name: 'tags', label: t('officePosts.tags'), type: 'chips', width: 'half' },
          {
            name: 'files',
            label: t('officePosts.imagesAndFiles'),
            type: 'files',
            roles: [
              { value: 'figure', label: t('officePosts.figureInText') },
              { value: 'cover', label: t('officePosts.coverImage') },
            ],
          },
          {
            name: 'coverAlt',
            label: t('officePosts.coverAlternativeText'),
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
