import { AuthorPage } from '../frame/author-page.tsx';
import { Account } from './account.tsx';

/** `/account`: a person's details and settings. */
export default function AccountPage() {
  return <AuthorPage title="Account">{(person) => <Account person={person} />}</AuthorPage>;
}
