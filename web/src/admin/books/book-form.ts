import { isIsbn13 } from '@quire/model/identifiers';
import { t } from '@quire/model/messages/t';
import { bookPath } from '@quire/model/paths';
import type { Choice, FieldDescription, FormDescription } from '../kit/form/form-description.ts';
import { today } from '../kit/posts/post-status.ts';
import { CONTENT_MOVES, CONTENT_STATUS_LABELS } from '../kit/records/content-status.tsx';
import { ChapterFile } from './chapter-file.tsx';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const BOOK_KIND_CHOICES: readonly Choice[] = [
  { value: 'monograph', label: 'Monograph' },
  { value: 'edited', label: 'Edited volume' },
  { value: 'proceedings', label: 'Proceedings' },
  { value: 'textbook', label: 'Textbook' },
];

/** The hint for an ISBN while it is typed. */
export function isbnHelp(isbn: string): string {
  const digits = isbn.replace(/[ -]/g, '');
  if (digits === '') return '13 digits, with or without hyphens.';
  if (!/^\d*$/.test(digits)) return 'Enter digits and hyphens only.';
  if (digits.length < 13) return `${13 - digits.length} more digits.`;
  return isIsbn13(isbn) ? 'The check digit is correct.' : 'The check digit is wrong.';
}

const people = (name: string, label: string, add: string): FieldDescription => ({
  ...{ name, label, type: 'list', add, blank: { name: '', affiliation: '' } },
  title: (item) => text(item.name),
  fields: [
    { name: 'name', label: 'Name', type: 'text', width: 'third' },
    { name: 'affiliation', label: 'Affiliation', type: 'text', width: 'third' },
    { name: 'orcid', label: 'ORCID iD', type: 'text', width: 'third' },
  ],
});

export const BOOK_FORM: FormDescription = {
  kind: 'books',
  newTitle: t('officeRecords.newBook'),
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
      title: 'Title page',
      fields: [
        { name: 'title', label: 'Title', type: 'text' },
        { name: 'subtitle', label: 'Subtitle', type: 'text' },
        {
          name: 'kind',
          label: 'Kind',
          type: 'select',
          choices: BOOK_KIND_CHOICES,
          width: 'quarter',
        },
        {
          ...{ name: 'bkey', label: 'Address', type: 'text', width: 'half', isFixed: true },
          help: 'The part of the address after /books/. It cannot be changed later.',
        },
        { name: 'published', label: 'Published', type: 'date', width: 'quarter' },
        people('authors', 'Authors', t('officeRecords.addAuthor')),
        people('editors', 'Editors', t('officeRecords.addEditor')),
      ],
    },
    {
      title: 'Contents',
      fields: [
        {
          ...{ name: 'summary', label: 'Summary', type: 'text', lines: 2, most: 400 },
          help: 'One or two sentences, for lists and search engines.',
        },
        {
          ...{ name: 'description', label: 'Description', type: 'markdown', lines: 14 },
          figures: 'files',
        },
        { name: 'subjects', label: 'Subjects', type: 'chips', choices: 'subjects' },
      ],
    },
    {
      title: 'Imprint',
      fields: [
        {
          ...{ name: 'isbnE', label: 'ISBN of the e-book', type: 'text', width: 'half' },
          says: isbnHelp,
        },
        {
          ...{ name: 'isbnPrint', label: 'ISBN of the printed book', type: 'text', width: 'half' },
          says: isbnHelp,
        },
        { name: 'doi', label: 'DOI', type: 'text', width: 'half' },
        { name: 'series', label: 'Series', type: 'text', width: 'half' },
        { name: 'edition', label: 'Edition', type: 'text', width: 'quarter' },
        { name: 'pageCount', label: 'Pages', type: 'number', least: 1, width: 'quarter' },
        { name: 'language', label: 'Language', type: 'text', width: 'quarter' },
        { name: 'licence', label: 'Licence', type: 'text', width: 'quarter' },
      ],
    },
    {
      title: 'Cover',
      fields: [
        {
          ...{ name: 'cover', label: 'Cover image', type: 'image' },
          help: 'Without one, a cover is generated in the colour below.',
        },
        { name: 'hue', label: 'Colour of the generated cover', type: 'hue' },
      ],
    },
    {
      title: 'Chapters and files',
      help: 'Add the files first, then choose one for each chapter.',
      fields: [
        {
          ...{ name: 'files', label: 'Files', type: 'files' },
          roles: [
            { value: 'download', label: 'A chapter' },
            { value: 'pdf', label: 'The whole book' },
            { value: 'figure', label: 'Figure in the description' },
          ],
        },
        {
          ...{
            name: 'chapters',
            label: 'Chapters',
            type: 'list',
            add: t('officeRecords.addChapter'),
          },
          blank: { title: '', authors: [], pages: '' },
          title: ({ title, pages }) => [text(title), text(pages)].filter(Boolean).join(', pp. '),
          fields: [
            { name: 'title', label: 'Title', type: 'text' },
            { name: 'authors', label: 'Authors', type: 'chips' },
            { name: 'pages', label: 'Pages', type: 'text', width: 'quarter', placeholder: '12–40' },
            { name: 'doi', label: 'DOI', type: 'text', width: 'third' },
            { name: 'file', label: 'File', type: 'custom', width: 'third', render: ChapterFile },
          ],
        },
      ],
    },
  ],
};
