import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { adminIssuePath } from '@quire/model/office-paths';
import { issuePath } from '@quire/model/paths';
import { formatScope } from '@quire/model/role-labels';
import { can } from '@quire/model/roles';
import { Link as RouterLink } from 'react-router';
import type { EditedIssue } from '../../data/live/office/edited-issues.ts';
import { useProposalOf } from '../../data/live/office/of-issue.ts';
import type { Person } from '../../session/use-person.ts';
import { day } from '../kit/dates.ts';
import { InvitedPapers } from './invited-papers.tsx';
import { IssueSubmissions } from './issue-submissions.tsx';
import { ProposalFacts } from './proposal-facts.tsx';
import { ISSUE_STATUS_LABELS } from './special-issue-labels.ts';

interface IssueViewProps {
  readonly person: Person;
  readonly issue: EditedIssue;
}

/** One special issue for its editors: deadline, invited authors, submissions and proposal. */
export function IssueView({ person, issue }: IssueViewProps) {
  const { id, journal, issueid, deadline, status, guestEditors } = issue;
  const proposal = useProposalOf(person.claims, id).rows[0];
  const last = deadline || proposal?.deadline;
  const state = ISSUE_STATUS_LABELS[status] ?? status;
  return (
    <Stack spacing={4}>
      <div>
        <Typography>
          {last
            ? t('officeSpecialIssues.issueStateAndDeadline', {
                issue: formatScope(id),
                state,
                date: day(last),
              })
            : t('officeSpecialIssues.issueState', { issue: formatScope(id), state })}
        </Typography>
        {guestEditors.length > 0 && (
          <Typography color="text.secondary">
            {t('officeSpecialIssues.guestEditorsAre', { names: formatList(guestEditors) })}
          </Typography>
        )}
        <Stack direction="row" spacing={2} sx={{ mt: 1 }}>
          {status !== 'draft' && (
            <Link href={issuePath(journal, issueid)}>{t('officeSpecialIssues.callForPapers')}</Link>
          )}
          {can(person, 'issue.edit', { journal }) && (
            <Link component={RouterLink} to={adminIssuePath(journal, issueid)}>
              {t('officeSpecialIssues.editIssue')}
            </Link>
          )}
        </Stack>
      </div>
      <InvitedPapers person={person} issue={issue} />
      <IssueSubmissions claims={person.claims} issue={id} />
      {proposal && (
        <section aria-labelledby="proposal">
          <Typography variant="h2" id="proposal" gutterBottom>
            {t('officeSpecialIssues.proposal')}
          </Typography>
          <ProposalFacts proposal={proposal} />
        </section>
      )}
    </Stack>
  );
}
