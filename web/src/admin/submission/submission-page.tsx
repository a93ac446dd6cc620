import { scopesFor } from '@quire/model/grants';
import { t } from '@quire/model/messages/t';
import { useSearchParams } from 'react-router';
import { scopeOf } from '../../data/live/office/press-scope.ts';
import type { Person } from '../../session/use-person.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { DeskPage } from './desk/desk-page.tsx';
import { IssueWork } from './desk/issue-work.tsx';
import { ProductionPage } from './desk/production-page.tsx';
import { ManuscriptPage } from './manuscript/manuscript-page.tsx';

function Room({ person }: { readonly person: Person }) {
  const [parameters] = useSearchParams();
  const submission = parameters.get('submission');
  if (submission) return <ManuscriptPage key={submission} person={person} id={submission} />;
  const issues = scopesFor(person.claims, 'submission.handle', 'issues');
  if (scopeOf(person.claims, 'submission.handle').length > 0) {
    return (
      <DeskPage person={person}>
        {issues.length > 0 && <IssueWork uid={person.uid} issues={issues} />}
      </DeskPage>
    );
  }
  if (issues.length === 0) return <ProductionPage person={person} />;
  return (
    <OfficeFrame person={person} title={t('officeDesk.submissions')}>
      <IssueWork uid={person.uid} issues={issues} />
    </OfficeFrame>
  );
}

/** `/admin/dashboard/submission`: the queues and, with `?submission=`, one manuscript with all its work. */
export default function SubmissionPage() {
  return <StaffOnly action="submission.read">{(person) => <Room person={person} />}</StaffOnly>;
}
