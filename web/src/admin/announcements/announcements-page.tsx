import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import type { Person } from '../../session/use-person.ts';
import { RecordList } from '../kit/list/record-list.tsx';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { ANNOUNCEMENTS_OF_SERVICES } from './announcement-list.tsx';

const Announcements = ({ person }: { readonly person: Person }) => (
  <OfficeFrame person={person} title={t('officeAnnouncements.pageTitle')}>
    <Typography color="text.secondary" sx={{ maxWidth: '70ch', mb: 2.5 }}>
      {t('officeAnnouncements.intro')}
    </Typography>
    <RecordList person={person} list={ANNOUNCEMENTS_OF_SERVICES} />
  </OfficeFrame>
);

/** `/admin/dashboard/announcements`: what services announce about articles; for editors, those of their journals. */
export default function AnnouncementsPage() {
  return (
    <StaffOnly action="article.read">{(person) => <Announcements person={person} />}</StaffOnly>
  );
}
