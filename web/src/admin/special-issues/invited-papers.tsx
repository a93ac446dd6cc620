import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { PaperInvitation } from '@quire/model/entities/paper-invitation';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { adminSubmissionPath } from '@quire/model/office-paths';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { call } from '../../data/calls.ts';
import type { EditedIssue } from '../../data/live/office/edited-issues.ts';
import { usePaperInvitations, type WithId } from '../../data/live/office/of-issue.ts';
import type { Person } from '../../session/use-person.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { day } from '../kit/dates.ts';
import { tell } from '../kit/notices.ts';
import { InvitePaperDialog } from './invite-paper-dialog.tsx';
import { PAPER_INVITATION_LABELS } from './special-issue-labels.ts';

interface InvitedPapersProps {
  readonly person: Person;
  readonly issue: EditedIssue;
}

type Change = { readonly to: 'invited' | 'withdrawn'; readonly of: WithId<PaperInvitation> };

/** The authors invited to write for a special issue, and their answers. */
export function InvitedPapers({ person, issue }: InvitedPapersProps) {
  const { rows, loading, problem } = usePaperInvitations(person.claims, issue.id);
  const [isInviting, setInviting] = useState(false);
  const [change, setChange] = useState<Change | null>(null);
  const isOpen = issue.status === 'open';
  async function confirm() {
    if (!change) return;
    await call('changePaperInvitation', { invitation: change.of.id, to: change.to });
    tell(
      change.to === 'invited'
        ? t('officeSpecialIssues.invitationSentAgain')
        : t('officeSpecialIssues.invitationWithdrawn'),
    );
  }
  return (
    <section aria-labelledby="invited-papers">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography variant="h2" id="invited-papers" sx={{ flexGrow: 1 }}>
          {t('officeSpecialIssues.invitedAuthors')}
        </Typography>
        <Button variant="contained" disabled={!isOpen} onClick={() => setInviting(true)}>
          {t('officeSpecialIssues.inviteAuthor')}
        </Button>
      </Box>
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      {!loading && !problem && rows.length === 0 && (
        <Typography color="text.secondary">
          {isOpen
            ? t('officeSpecialIssues.noAuthorsInvited')
            : t('officeSpecialIssues.notOpenForInvitations')}
        </Typography>
      )}
      {rows.length > 0 && (
        <TableContainer component={Paper} variant="outlined">
          <Table size="small" aria-labelledby="invited-papers">
            <TableHead>
              <TableRow>
                <TableCell>{t('officeSpecialIssues.author')}</TableCell>
                <TableCell>{t('officeSpecialIssues.state')}</TableCell>
                <TableCell />
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((each) => (
                <Row key={each.id} invitation={each} isOpen={isOpen} onChange={setChange} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {isInviting && <InvitePaperDialog issue={issue.id} onClose={() => setInviting(false)} />}
      {change && (
        <ConfirmDialog
          open
          title={
            change.to === 'invited'
              ? t('officeSpecialIssues.asksSendAgain')
              : t('officeSpecialIssues.asksWithdraw')
          }
          does={
            change.to === 'invited'
              ? t('officeSpecialIssues.send')
              : t('officeSpecialIssues.withdraw')
          }
          danger={change.to === 'withdrawn'}
          onConfirm={confirm}
          onClose={() => setChange(null)}
        >
          {t('officeSpecialIssues.nameAndEmail', { name: change.of.name, email: change.of.email })}
        </ConfirmDialog>
      )}
    </section>
  );
}

interface RowProps {
  readonly invitation: WithId<PaperInvitation>;
  readonly isOpen: boolean;
  readonly onChange: (change: Change) => void;
}

function Row({ invitation, isOpen, onChange }: RowProps) {
  const { name, email, topic, state, sentAt, sendings, answeredAt, reason, submission } =
    invitation;
  return (
    <TableRow hover>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {name}
        <Typography variant="caption" component="p" color="text.secondary">
          {email}
        </Typography>
        {topic && (
          <Typography variant="body2" component="p">
            {topic}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <Chip
          size="small"
          variant="outlined"
          color={state === 'submitted' ? 'success' : 'default'}
          label={PAPER_INVITATION_LABELS[state]}
        />
        <Typography variant="caption" component="p" color="text.secondary">
          {state === 'invited' && sendings > 1
            ? t('officeSpecialIssues.sentSeveralTimes', { date: day(sentAt), count: sendings })
            : day(state === 'invited' ? sentAt : (answeredAt ?? sentAt))}
        </Typography>
        {reason && <Typography variant="body2">{reason}</Typography>}
        {submission && (
          <Link component={RouterLink} to={adminSubmissionPath(submission)}>
            {t('officeSpecialIssues.openSubmission')}
          </Link>
        )}
      </TableCell>
      <TableCell align="right">
        {state === 'invited' && isOpen && (
          <Button
            size="small"
            aria-label={t('officeSpecialIssues.sendAgainTo', { name })}
            onClick={() => onChange({ to: 'invited', of: invitation })}
          >
            {t('officeSpecialIssues.sendAgain')}
          </Button>
        )}
        {state === 'invited' && (
          <Button
            size="small"
            color="error"
            aria-label={t('officeSpecialIssues.withdrawInvitationTo', { name })}
            onClick={() => onChange({ to: 'withdrawn', of: invitation })}
          >
            {t('officeSpecialIssues.withdraw')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}
