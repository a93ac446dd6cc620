import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { IssueProposal } from '@quire/model/entities/issue-proposal';
import { t } from '@quire/model/messages/t';
import { adminSpecialIssuesPath } from '@quire/model/special-issue-paths';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { WithId } from '../../data/live/office/of-issue.ts';
import type { Person } from '../../session/use-person.ts';
import { AnswerIssueDialog } from './answer-issue-dialog.tsx';
import { ProposalFacts } from './proposal-facts.tsx';
import { ISSUE_PROPOSAL_LABELS, type ProposalAnswer } from './special-issue-labels.ts';

interface ProposalViewProps {
  readonly person: Person;
  readonly proposal: WithId<IssueProposal>;
}

/** A proposal, and the possible answers. */
export function ProposalView({ person, proposal }: ProposalViewProps) {
  const [answer, setAnswer] = useState<ProposalAnswer | null>(null);
  const [uninvited, setUninvited] = useState<readonly { email: string; reason: string }[]>([]);
  const { status, issue, proposer, guestEditors } = proposal;
  const isOwn =
    proposer.uid === person.uid ||
    guestEditors.some(({ email }) => email === person.email?.toLowerCase());
  return (
    <Stack spacing={2.5}>
      <Typography>
        {ISSUE_PROPOSAL_LABELS[status]}{' '}
        {issue && (
          <Link component={RouterLink} to={adminSpecialIssuesPath(issue)}>
            {t('officeSpecialIssues.openSpecialIssue')}
          </Link>
        )}
      </Typography>
      {uninvited.length > 0 && (
        <Alert severity="warning">
          {t('officeSpecialIssues.editorsNotInvited')}
          {uninvited.map(({ email, reason }) => (
            <div key={email}>{t('officeSpecialIssues.editorNotInvited', { email, reason })}</div>
          ))}
        </Alert>
      )}
      {status === 'new' &&
        (isOwn ? (
          <Alert severity="info">{t('officeSpecialIssues.ownProposal')}</Alert>
        ) : (
          <Stack direction="row" spacing={1}>
            <Button variant="contained" onClick={() => setAnswer('approved')}>
              {t('officeSpecialIssues.approve')}
            </Button>
            <Button variant="outlined" color="error" onClick={() => setAnswer('rejected')}>
              {t('officeSpecialIssues.reject')}
            </Button>
          </Stack>
        ))}
      <ProposalFacts proposal={proposal} />
      {answer && (
        <AnswerIssueDialog
          {...{ answer, proposal, person }}
          onAnswered={setUninvited}
          onClose={() => setAnswer(null)}
        />
      )}
    </Stack>
  );
}
