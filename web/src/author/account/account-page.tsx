import { AuthorPage } from '../frame/author-page.tsx';

/** `/account`: who somebody is to the press, and what they may change about it. */
export default function AccountPage() {
  return <AuthorPage title="Account">{(person) => <p>{person.email}</p>}</AuthorPage>;
}
