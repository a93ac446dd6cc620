import { useSearchParams } from 'react-router';
import type { Person } from '../../session/use-person.ts';
import { mayEnter } from '../kit/may-enter.ts';
import { StaffOnly } from '../kit/staff-only.tsx';
import { DeskPage } from './desk/desk-page.tsx';
import { ProductionPage } from './desk/production-page.tsx';
import { ManuscriptPage } from './manuscript/manuscript-page.tsx';

function Room({ person }: { readonly person: Person }) {
  const [parameters] = useSearchParams();
  const submission = parameters.get('submission');
  if (submission) return <ManuscriptPage key={submission} person={person} id={submission} />;
  return mayEnter(person.claims, { action: 'submission.handle' }) ? (
    <DeskPage person={person} />
  ) : (
    <ProductionPage person={person} />
  );
}

/** `/admin/dashboard/submission`: the queues and, with `?submission=`, one manuscript with all its work. */
export default function SubmissionPage() {
  return <StaffOnly action="submission.read">{(person) => <Room person={person} />}</StaffOnly>;
}
