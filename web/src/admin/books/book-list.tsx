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
  empty: t('officeBooks.noBooksYet'),
  filters: [
    {
      ...{ field: 'status', label: t('officeBooks.status') },
      choices: ['draft', 'published', 'archived'].map((value) => ({
        value,
        label: CONTENT_STATUS_LABELS[value] ?? value,
      })),
    },
    { field: 'kind', label: t('officeBooks.kind'), choices: BOOK_KIND_CHOICES },
  ],
  columns: [
    {
      ...{ key: 'title', label: t('office.title'), sort: 'sortKey', csv: ({ title }) => title },
      render: ({ title }, row) => (
        <Link component={RouterLink} to={adminBooksPath(row.id)} underline="hover">
          {title}
        </Link>
      ),
    },
    { key: 'people', label: t('officeBooks.authorsOrEditors'), csv: people, render: people },
    {
      ...{
        key: 'status',
        label: t('officeBooks.status'),
        onPhones: true,
        csv: ({ status }) => status,
      },
      render: ({ status }) => <StatusChip status={status} isOn={status === 'published'} />,
    },
    { key: 'kind', label: t('officeBooks.kind'), csv: kindOf, render: kindOf },
    {
      ...{ key: 'isbnE', label: t('officeBooks.isbn'), isShort: true, csv: ({ isbnE }) => isbnE },
      render: ({ isbnE, isbnPrint }) => isbnE ?? isbnPrint ?? '–',
    },
    {
      ...{ key: 'chapters', label: t('officeBooks.chapters'), align: 'right', isShort: true },
      csv: ({ chapters }) => chapters.length,
      render: ({ chapters }) => chapters.length,
    },
    {
      ...{
        key: 'published',
        label: t('officeBooks.publishedOn'),
        sort: 'published',
        isShort: true,
      },
      csv: ({ published }) => published,
      render: ({ published }) => day(published),
    },
    {
      ...{ key: 'updatedAt', label: t('officeBooks.changed'), sort: 'updatedAt', isShort: true },
      csv: ({ updatedAt }) => updatedAt,
      render: ({ updatedAt }) => instant(updatedAt),
    },
    {
      ...{
        key: 'series',
        label: t('officeBooks.series'),
        isHidden: true,
        csv: ({ series }) => series,
      },
      render: ({ series }) => series,
    },
    {
      ...{ key: 'doi', label: t('officeBooks.doi'), isHidden: true, csv: ({ doi }) => doi },
      render: ({ doi }) => doi,
    },
  ],
};
