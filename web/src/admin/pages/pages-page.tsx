import { t } from '@quire/model/messages/t';
import { adminPagesPath } from '@quire/model/office-paths';
import { RecordPages } from '../kit/records/record-pages.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { PAGE_FORM } from './page-form.ts';
import { PAGE_LIST } from './page-list.tsx';

/** `/admin/dashboard/pages`: the texts of the press and its journals and, with `?record=`, one of them. */
export default function PagesPage() {
  return (
    <StaffOnly action="content.edit">
      {(person) => (
        <RecordPages
          person={person}
          title={t('officePages.pageTitle')}
          list={PAGE_LIST}
          form={PAGE_FORM}
          pathOf={adminPagesPath}
        />
      )}
    </StaffOnly>
  );
}
