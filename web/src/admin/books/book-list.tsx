import Link from '@mui/material/Link';
import { BOOKS_LIST } from '@quire/model/lists/content-lists';
import { t } from '@quire/model/messages/t';
import { adminBooksPath } from '@quire/model/office-paths';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { Link as RouterLink } from 'react-router';
import { day, instant } from '../kit/dates.ts';
import type { ListDescription } from '../kit/list/list-description.ts';
import { readKind } from '../kit/read-kind.ts';
import { CONTENT_STATUS_LABELS, StatusChip } from '../kit/records/content-status.tsx';
import { BOOK_KIND_CHOICES } from './book-form.ts';

const read = readKind(RECORD_KINDS.books.schema);
type Book = NonNullable<ReturnType<typeof read>>;

const kindOf = ({ kind }: Book) =>
  BOOK_KIND_CHOICES.find(({ value }) => value === kind)?.label ?? kind;
const people = ({ authors, editors }: Book) =>
  [...authors, ...editors].map(({ name }) => name).join('; ');

export const BOOK_LIST: ListDescription<Book> = {
  ...{ id: 'books', plan: BOOKS_LIST, action: 'content.edit', kind: 'books', read },
  ...{
    name: t('officeRecords.books'),
    newLabel: t('officeRecords.newBook'),
    newPath: adminBooksPath('new'),
  },
  link: (row) => adminBooksPath(row.id),
  empty: 'No books yet. Choose New book to add one.',
  filters: [
    {
      ...{ field: 'status', label: 'Status' },
      choices: ['draft', 'published', 'archived'].map((value) => ({
        value,
        label: CONTENT_STATUS_LABELS[value] ?? value,
      })),
    },
    { field: 'kind', label: 'Kind', choices: BOOK_KIND_CHOICES },
  ],
  columns: [
    {
      ...{ key: 'title', label: 'Title', sort: 'sortKey', csv: ({ title }) => title },
      render: ({ title }, row) => (
        <Link component={RouterLink} to={adminBooksPath(row.id)} underline="hover">
          {title}
        </Link>
      ),
    },
    { key: 'people', label: 'Authors or editors', csv: people, render: people },
    {
      ...{ key: 'status', label: 'Status', onPhones: true, csv: ({ status }) => status },
      render: ({ status }) => <StatusChip status={status} isOn={status === 'published'} />,
    },
    { key: 'kind', label: 'Kind', csv: kindOf, render: kindOf },
    {
      ...{ key: 'isbnE', label: 'ISBN', isShort: true, csv: ({ isbnE }) => isbnE },
      render: ({ isbnE, isbnPrint }) => isbnE ?? isbnPrint ?? '–',
    },
    {
      ...{ key: 'chapters', label: 'Chapters', align: 'right', isShort: true },
      csv: ({ chapters }) => chapters.length,
      render: ({ chapters }) => chapters.length,
    },
    {
      ...{ key: 'published', label: 'Published', sort: 'published', isShort: true },
      csv: ({ published }) => published,
      render: ({ published }) => day(published),
    },
    {
      ...{ key: 'updatedAt', label: 'Changed', sort: 'updatedAt', isShort: true },
      csv: ({ updatedAt }) => updatedAt,
      render: ({ updatedAt }) => instant(updatedAt),
    },
    {
      ...{ key: 'series', label: 'Series', isHidden: true, csv: ({ series }) => series },
      render: ({ series }) => series,
    },
    {
      ...{ key: 'doi', label: 'DOI', isHidden: true, csv: ({ doi }) => doi },
      render: ({ doi }) => doi,
    },
  ],
};
