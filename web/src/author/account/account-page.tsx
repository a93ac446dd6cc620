import { AuthorPage } from '../frame/author-page.tsx';
import { Account } from './account.tsx';

/** `/account`: who somebody is to the press, and what they may change about it. */
export default function AccountPage() {
  return <AuthorPage title="Account">{(person) => <Account person={person} />}</AuthorPage>;
}
