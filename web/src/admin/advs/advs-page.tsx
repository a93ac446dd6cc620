import Typography from '@mui/material/Typography';
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
          title="Advertisements"
          list={ADV_LIST}
          form={ADV_FORM}
          pathOf={adminAdvsPath}
        >
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5, maxWidth: 720 }}>
            Robots, double clicks and readers who ask not to be tracked are not counted. Figures are
            updated every hour.
          </Typography>
        </RecordPages>
      )}
    </StaffOnly>
  );
}
