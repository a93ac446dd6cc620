import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import type { Person } from '../../session/use-person.ts';
import { RecordList } from '../kit/list/record-list.tsx';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { COMMENTS_OF_READERS } from './comment-list.tsx';

const Comments = ({ person }: { readonly person: Person }) => (
  <OfficeFrame person={person} title={t('officeComments.comments')}>
    <Typography color="text.secondary" sx={{ maxWidth: '70ch', mb: 2.5 }}>
      {t('officeComments.intro')}
    </Typography>
    <RecordList person={person} list={COMMENTS_OF_READERS} />
  </OfficeFrame>
);

/** `/admin/dashboard/comments`: what readers have sent, for who keeps the content of the journal. */
export default function CommentsPage() {
  return <StaffOnly action="content.edit">{(person) => <Comments person={person} />}</StaffOnly>;
}
