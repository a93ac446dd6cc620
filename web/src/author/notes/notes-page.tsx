import { t } from '@quire/model/messages/t';
import { AuthorPage } from '../frame/author-page.tsx';
import { NoteList } from './note-list.tsx';

/** `/account/notes`: what this person has highlighted and noted in articles. */
export default function NotesPage() {
  return (
    <AuthorPage title={t('author.highlightsAndNotes')}>
      {({ uid }) => <NoteList uid={uid} />}
    </AuthorPage>
  );
}
