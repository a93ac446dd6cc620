import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { t } from '@quire/model/messages/t';
import { adminSpecialIssuesPath } from '@quire/model/special-issue-paths';
import { useSearchParams } from 'react-router';
import { useEditedIssues } from '../../data/live/office/edited-issues.ts';
import { useIssueProposals } from '../../data/live/office/of-issue.ts';
import type { Person } from '../../session/use-person.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { IssueTable } from './issue-table.tsx';
import { IssueView } from './issue-view.tsx';
import { ProposalTable } from './proposal-table.tsx';
import { ProposalView } from './proposal-view.tsx';

/** `/admin/dashboard/special_issues`: the list, `?issue=…` one of them, `?proposal=…` a proposal. */
export default function SpecialIssuesPage() {
  return (
    <StaffOnly action="submission.handle">
      {(person) => <SpecialIssues person={person} />}
    </StaffOnly>
  );
}

const LIST = { label: t('officeSpecialIssues.specialIssues'), path: adminSpecialIssuesPath() };

function SpecialIssues({ person }: { readonly person: Person }) {
  const [parameters] = useSearchParams();
  const id = parameters.get('issue');
  const proposalId = parameters.get('proposal');
  const issues = useEditedIssues(person.claims);
  const proposals = useIssueProposals(person.claims);
  if (issues === null || proposals.loading) {
    return (
      <OfficeFrame person={person} title={t('officeSpecialIssues.specialIssues')}>
        <CircularProgress aria-label={t('officeSpecialIssues.loadingSpecialIssues')} />
      </OfficeFrame>
    );
  }
  if (id !== null) {
    const issue = issues.find((each) => each.id === id);
    return (
      <OfficeFrame
        person={person}
        title={issue?.title || t('officeSpecialIssues.specialIssue')}
        crumbs={[LIST]}
      >
        {issue ? (
          <IssueView person={person} issue={issue} />
        ) : (
          <p>{t('officeSpecialIssues.noSuchIssue')}</p>
        )}
      </OfficeFrame>
    );
  }
  if (proposalId !== null) {
    const proposal = proposals.rows.find((each) => each.id === proposalId);
    return (
      <OfficeFrame
        person={person}
        title={proposal?.title ?? t('officeSpecialIssues.proposal')}
        crumbs={[LIST]}
      >
        {proposal ? (
          <ProposalView person={person} proposal={proposal} />
        ) : (
          <p>{t('officeSpecialIssues.noSuchProposal')}</p>
        )}
      </OfficeFrame>
    );
  }
  return (
    <OfficeFrame person={person} title={t('officeSpecialIssues.specialIssues')}>
      <Stack spacing={4}>
        {proposals.rows.length > 0 && <ProposalTable proposals={proposals.rows} />}
        <IssueTable issues={issues} />
      </Stack>
    </OfficeFrame>
  );
}
