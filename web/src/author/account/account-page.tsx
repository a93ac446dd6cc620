import { t } from '@quire/model/messages/t';
import { AuthorPage } from '../frame/author-page.tsx';
import { Account } from './account.tsx';

/** `/account`: a person's details and settings. */
export default function AccountPage() {
  return (
    <AuthorPage title={t('authorAccount.account')}>
      {(person) => <Account person={person} />}
    </AuthorPage>
  );
}
