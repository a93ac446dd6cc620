import Typography from '@mui/material/Typography';
import type { Person } from '../../session/use-person.ts';
import { RecordList } from '../kit/list/record-list.tsx';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { COMMENTS_OF_READERS } from './comment-list.tsx';

const Comments = ({ person }: { readonly person: Person }) => (
  <OfficeFrame person={person} title="Comments">
    <Typography color="text.secondary" sx={{ maxWidth: '70ch', mb: 2.5 }}>
      Readers send comments on articles of journals that take them. They appear on the article’s
      page once they are published here. Readers can report a published comment: keep it or remove
      it. Nobody decides on comments of their own or on their own articles.
    </Typography>
    <RecordList person={person} list={COMMENTS_OF_READERS} />
  </OfficeFrame>
);

/** `/admin/dashboard/comments`: what readers have sent, for who keeps the content of the journal. */
export default function CommentsPage() {
  return <StaffOnly action="content.edit">{(person) => <Comments person={person} />}</StaffOnly>;
}
