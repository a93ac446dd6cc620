import Box from '@mui/material/Box';
import { journalsFor } from '@quire/model/grants';
import { t } from '@quire/model/messages/t';
import { adminMediaPath } from '@quire/model/office-paths';
import { scopeOf } from '../../data/live/office/press-scope.ts';
import type { Person } from '../../session/use-person.ts';
import { MediaUploads } from '../kit/media/media-uploads.tsx';
import { useMediaQueue } from '../kit/media/use-media-queue.ts';
import { tell } from '../kit/notices.ts';
import { RecordPages } from '../kit/records/record-pages.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { MEDIA_FORM } from './media-form.ts';
import { MEDIA_LIST } from './media-list.tsx';

/** `/admin/dashboard/media`: the media library and, with `?record=`, one of its files. */
export default function MediaPage() {
  return <StaffOnly action="content.edit">{(person) => <Library person={person} />}</StaffOnly>;
}

function Library({ person }: { person: Person }) {
  const servesPress = scopeOf(person.claims, 'content.edit') === 'all';
  const { queue, files } = useMediaQueue(
    person.uid,
    ({ media }) => tell(t('officeMedia.addedToLibrary', { title: media.title })),
    servesPress ? undefined : journalsFor(person.claims, 'content.edit')[0],
  );
  return (
    <RecordPages
      person={person}
      title={t('officeMedia.pageTitle')}
      list={MEDIA_LIST}
      form={MEDIA_FORM}
      pathOf={adminMediaPath}
    >
      <Box sx={{ mb: 2 }}>
        <MediaUploads queue={queue} files={files} />
      </Box>
    </RecordPages>
  );
}
