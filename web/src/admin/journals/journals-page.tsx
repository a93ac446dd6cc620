import { t } from '@quire/model/messages/t';
import { adminJournalsPath } from '@quire/model/office-paths';
import { mayEnter } from '../kit/may-enter.ts';
import { RecordPages } from '../kit/records/record-pages.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { JOURNAL_FORM } from './journal-form.tsx';
import { JOURNAL_LIST } from './journal-list.tsx';

/** Only the press can create a journal. */
const WITH_NEW = {
  ...JOURNAL_LIST,
  newPath: adminJournalsPath('new'),
  newLabel: t('officeRecords.newJournal'),
};

/** `/admin/dashboard/journals`: the journals a person works for, each with its form. */
export default function JournalsPage() {
  return (
    <StaffOnly action="journal.edit">
      {(person) => (
        <RecordPages
          person={person}
          title={t('officeJournals.journals')}
          list={
            mayEnter(person.claims, { action: 'press.edit', reach: 'all' })
              ? WITH_NEW
              : JOURNAL_LIST
          }
          form={JOURNAL_FORM}
          pathOf={adminJournalsPath}
        />
      )}
    </StaffOnly>
  );
}
