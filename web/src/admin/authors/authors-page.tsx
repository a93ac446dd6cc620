import { t } from '@quire/model/messages/t';
import { useSearchParams } from 'react-router';
import type { Person } from '../../session/use-person.ts';
import { RecordList } from '../kit/list/record-list.tsx';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { AUTHOR_LIST } from './author-list.tsx';
import { AuthorView } from './author-view.tsx';

function Authors({ person }: { readonly person: Person }) {
  const [parameters] = useSearchParams();
  const id = parameters.get('record');
  if (id && /^[on]-[A-Za-z0-9]{10,64}$/.test(id)) {
    return <AuthorView key={id} id={id} person={person} />;
  }
  return (
    <OfficeFrame person={person} title={t('officeAuthors.pageTitle')}>
      <RecordList person={person} list={AUTHOR_LIST} />
    </OfficeFrame>
  );
}

/** `/admin/dashboard/authors`: the authors and, with `?record=`, one of them. */
export default function AuthorsPage() {
  return <StaffOnly action="article.read">{(person) => <Authors person={person} />}</StaffOnly>;
}
