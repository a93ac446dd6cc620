import { t } from '@quire/model/messages/t';
import { adminBooksPath } from '@quire/model/office-paths';
import { RecordPages } from '../kit/records/record-pages.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { BOOK_FORM } from './book-form.ts';
import { BOOK_LIST } from './book-list.tsx';

/** `/admin/dashboard/books`: the books of the press and, with `?record=`, one of them. */
export default function BooksPage() {
  return (
    <StaffOnly action="content.edit" reach="all">
      {(person) => (
        <RecordPages
          person={person}
          title={t('officeBooks.books')}
          list={BOOK_LIST}
          form={BOOK_FORM}
          pathOf={adminBooksPath}
        />
      )}
    </StaffOnly>
  );
}
