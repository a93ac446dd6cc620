import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { adminAdvsPath } from '@quire/model/office-paths';
import { RecordPages } from '../kit/records/record-pages.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { ADV_FORM } from './adv-form.ts';
import { ADV_LIST } from './adv-list.tsx';

/** `/admin/dashboard/advs`: the advertisements with their figures and, with `?record=`, one of them. */
export default function AdvsPage() {
  return (
    <StaffOnly action="content.edit" reach="all">
      {(person) => (
        <RecordPages
          person={person}
          title={t('officeAdvs.pageTitle')}
          list={ADV_LIST}
          form={ADV_FORM}
          pathOf={adminAdvsPath}
        >
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5, maxWidth: 720 }}>
            {t('officeAdvs.figuresHint')}
          </Typography>
        </RecordPages>
      )}
    </StaffOnly>
  );
}
