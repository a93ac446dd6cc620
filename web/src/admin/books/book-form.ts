import { CHAPTER_SUMMARY_MOST } from '@quire/model/entities/book';
import { isIsbn13 } from '@quire/model/identifiers';
import { t } from '@quire/model/messages/t';
import { bookPath } from '@quire/model/paths';
import type { Choice, FieldDescription, FormDescription } from '../kit/form/form-description.ts';
import { today } from '../kit/posts/post-status.ts';
import { CONTENT_MOVES, CONTENT_STATUS_LABELS } from '../kit/records/content-status.tsx';
import { ChapterFile } from './chapter-file.tsx';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const BOOK_KIND_CHOICES: readonly Choice[] = [
  { value: 'monograph', label: t('officeBooks.monograph') },
  { value: 'edited', label: t('officeBooks.editedVolume') },
  { value: 'proceedings', label: t('officeBooks.proceedings') },
  { value: 'textbook', label: t('officeBooks.textbook') },
];

/** The hint for an ISBN while it is typed. */
export function isbnHelp(isbn: string): string {
  const digits = isbn.replace(/[ -]/g, '');
  if (digits === '') return t('officeBooks.isbnHyphens');
  if (!/^\d*$/.test(digits)) return t('officeBooks.isbnWrongCharacters');
  if (digits.length < 13) return t('officeBooks.isbnMoreDigits', { count: 13 - digits.length });
  return isIsbn13(isbn) ? t('officeBooks.isbnCorrect') : t('officeBooks.isbnWrongCheckDigit');
}

const people = (name: string, label: string, add: string): FieldDescription => ({
  ...{ name, label, type: 'list', add, blank: { name: '', affiliation: '' } },
  title: (item) => text(item.name),
  fields: [
    { name: 'name', label: t('office.name'), type: 'text', width: 'third' },
    { name: 'affiliation', label: t('officeBooks.affiliation'), type: 'text', width: 'third' },
    { name: 'orcid', label: t('officeBooks.orcidId'), type: 'text', width: 'third' },
  ],
});

export const BOOK_FORM: FormDescription = {
  kind: 'books',
  title: ({ title }) => text(title),
  blank: () => ({
    ...{ bkey: '', title: '', kind: 'monograph', summary: '', description: '', status: 'draft' },
    ...{ published: today(), language: 'en', licence: 'CC-BY-4.0', hue: 200 },
    ...{ authors: [], editors: [], chapters: [], files: [] },
  }),
  addressOf: { field: 'bkey', from: ['title'] },
  moves: CONTENT_MOVES,
  statusLabels: CONTENT_STATUS_LABELS,
  publicPath: ({ bkey, status }) => (status === 'published' ? bookPath(text(bkey)) : null),
  sections: [
    {
      title: t('officeBooks.titlePage'),
      fields: [
        { name: 'title', label: t('office.title'), type: 'text' },
        { name: 'subtitle', label: t('officeBooks.subtitle'), type: 'text' },
        {
          name: 'kind',
          label: t('officeBooks.kind'),
          type: 'select',
          choices: BOOK_KIND_CHOICES,
          width: 'quarter',
        },
        {
          ...{
            name: 'bkey',
            label: t('officeBooks.address'),
            type: 'text',
            width: 'half',
            isFixed: true,
          },
          help: t('officeBooks.addressHint'),
        },
        { name: 'published', label: t('officeBooks.publishedOn'), type: 'date', width: 'quarter' },
        people('authors', t('officeBooks.authors'), t('officeRecords.addAuthor')),
        people('editors', t('officeBooks.editors'), t('officeRecords.addEditor')),
      ],
    },
    {
      title: t('officeBooks.contents'),
      fields: [
        {
          ...{
            name: 'summary',
            label: t('officeBooks.summary'),
            type: 'text',
            lines: 2,
            most: 400,
          },
          help: t('officeBooks.summaryHint'),
        },
        {
          ...{
            name: 'description',
            label: t('officeBooks.description'),
            type: 'markdown',
            lines: 14,
          },
          figures: 'files',
        },
        { name: 'subjects', label: t('officeBooks.subjects'), type: 'chips', choices: 'subjects' },
      ],
    },
    {
      title: t('officeBooks.imprint'),
      fields: [
        {
          ...{ name: 'isbnE', label: t('officeBooks.isbnOfEbook'), type: 'text', width: 'half' },
          says: isbnHelp,
        },
        {
          ...{
            name: 'isbnPrint',
            label: t('officeBooks.isbnOfPrintedBook'),
            type: 'text',
            width: 'half',
          },
          says: isbnHelp,
        },
        { name: 'doi', label: t('officeBooks.doi'), type: 'text', width: 'half' },
        { name: 'series', label: t('officeBooks.series'), type: 'text', width: 'half' },
        { name: 'edition', label: t('officeBooks.edition'), type: 'text', width: 'quarter' },
        {
          name: 'pageCount',
          label: t('officeBooks.pages'),
          type: 'number',
          least: 1,
          width: 'quarter',
        },
        { name: 'language', label: t('office.language'), type: 'text', width: 'quarter' },
        { name: 'licence', label: t('officeBooks.licence'), type: 'text', width: 'quarter' },
      ],
    },
    {
      title: t('officeBooks.cover'),
      fields: [
        {
          ...{ name: 'cover', label: t('officeBooks.coverImage'), type: 'image' },
          help: t('officeBooks.coverHint'),
        },
        { name: 'hue', label: t('officeBooks.coverColour'), type: 'hue' },
      ],
    },
    {
      title: t('officeBooks.chaptersAndFiles'),
      help: t('officeBooks.chaptersHint'),
      fields: [
        {
          ...{ name: 'files', label: t('officeBooks.files'), type: 'files' },
          roles: [
            { value: 'download', label: t('officeBooks.fileIsChapter') },
            { value: 'pdf', label: t('officeBooks.fileIsBook') },
            { value: 'figure', label: t('officeBooks.fileIsFigure') },
          ],
        },
        {
          ...{
            name: 'chapters',
            label: t('officeBooks.chapters'),
            type: 'list',
            add: t('officeRecords.addChapter'),
          },
          blank: { title: '', authors: [], pages: '', summary: '' },
          title: ({ title, pages }) =>
            text(title) && text(pages)
              ? t('officeBooks.chapterTitle', { title: text(title), pages: text(pages) })
              : text(title) || text(pages),
          fields: [
            { name: 'title', label: t('office.title'), type: 'text' },
            { name: 'authors', label: t('officeBooks.authors'), type: 'chips' },
            {
              name: 'pages',
              label: t('officeBooks.pages'),
              type: 'text',
              width: 'quarter',
              placeholder: '12–40',
            },
            { name: 'doi', label: t('officeBooks.doi'), type: 'text', width: 'third' },
            {
              name: 'file',
              label: t('officeBooks.file'),
              type: 'custom',
              width: 'third',
              render: ChapterFile,
            },
            {
              ...{
                name: 'summary',
                label: t('officeBooks.chapterAbstract'),
                type: 'text',
                lines: 4,
                most: CHAPTER_SUMMARY_MOST,
              },
              help: t('officeBooks.chapterAbstractHint'),
            },
          ],
        },
      ],
    },
  ],
};
