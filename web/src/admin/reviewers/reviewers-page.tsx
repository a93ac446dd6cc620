import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { t } from '@quire/model/messages/t';
import { adminReviewersPath } from '@quire/model/office-paths';
import type { Person } from '../../session/use-person.ts';
import { RecordPages } from '../kit/records/record-pages.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { useAddressFlag } from '../kit/use-address-flag.ts';
import { ImportReviewersDialog } from './import/import-dialog.tsx';
import { REVIEWER_FORM } from './reviewer-form.tsx';
import { REVIEWER_LIST } from './reviewer-list.tsx';

function Reviewers({ person }: { readonly person: Person }) {
  const [isImporting, setImporting] = useAddressFlag('import');
  return (
    <RecordPages
      person={person}
      title={t('officeReviewers.reviewers')}
      list={REVIEWER_LIST}
      form={REVIEWER_FORM}
      pathOf={adminReviewersPath}
    >
      <Stack direction="row" sx={{ mb: 1.5 }}>
        <Button variant="outlined" size="small" onClick={() => setImporting(true)}>
          {t('officeReviewers.importFromFile')}
        </Button>
      </Stack>
      {isImporting && <ImportReviewersDialog onClose={() => setImporting(false)} />}
    </RecordPages>
  );
}

/** `/admin/dashboard/reviewers`: the list of reviewers and, with `?record=`, one of them. */
export default function ReviewersPage() {
  return <StaffOnly action="reviewer.edit">{(person) => <Reviewers person={person} />}</StaffOnly>;
}
