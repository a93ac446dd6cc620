import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { RoleInvitationState } from '@quire/model/entities/role-invitation';
import { t } from '@quire/model/messages/t';
import { formatScope, ROLE_LABELS } from '@quire/model/role-labels';
import type { KnownInvitation } from '../../data/live/people/role-invitations.ts';
import { day } from '../kit/dates.ts';

export interface InvitationsTableProps {
  readonly title: string;
  readonly invitations: readonly KnownInvitation[];
  /** The person who reads. */
  readonly own: string;
  readonly nameOf: (uid: string) => string;
  /** Whether this person may resend or withdraw it. */
  readonly may: (invitation: KnownInvitation) => boolean;
  readonly onResend: (invitation: KnownInvitation) => void;
  readonly onWithdraw: (invitation: KnownInvitation) => void;
}

const STATES: Readonly<Record<RoleInvitationState, string>> = {
  open: t('officePeople.stateOpen'),
  accepted: t('officePeople.stateAccepted'),
  declined: t('officePeople.stateDeclined'),
  withdrawn: t('officePeople.stateWithdrawn'),
  expired: t('officePeople.stateExpired'),
};

const isOver = ({ state, expiresAt }: KnownInvitation) =>
  state === 'open' && expiresAt <= new Date().toISOString();

const roleOf = ({ role, scope }: KnownInvitation) =>
  scope
    ? t('officePeople.roleIn', { role: ROLE_LABELS[role], scopes: formatScope(scope) })
    : ROLE_LABELS[role];

/** Invitations with their state, sender and actions. */
export function InvitationsTable({ title, invitations, ...rest }: InvitationsTableProps) {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{t('officePeople.invited')}</TableCell>
            <TableCell sx={WIDE}>{t('officePeople.role')}</TableCell>
            <TableCell sx={WIDE}>{t('officePeople.stateColumn')}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {invitations.map((each) => (
            <Row key={each.id} invitation={each} {...rest} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface RowProps extends Omit<InvitationsTableProps, 'title' | 'invitations'> {
  readonly invitation: KnownInvitation;
}

function Row({ invitation, own, nameOf, may, onResend, onWithdraw }: RowProps) {
  const { email, invitedBy, sentAt, state } = invitation;
  const isOpen = state === 'open';
  const isOffered = may(invitation);
  return (
    <TableRow hover>
      <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 150 }}>
        {email}
        <Typography variant="caption" component="p" color="text.secondary">
          {invitedBy === own
            ? t('officePeople.invitedByYou', { date: day(sentAt) })
            : t('officePeople.invitedBy', { name: nameOf(invitedBy), date: day(sentAt) })}
        </Typography>
        <Box sx={NARROW}>
          <div>{roleOf(invitation)}</div>
          <State invitation={invitation} />
        </Box>
      </TableCell>
      <TableCell sx={WIDE}>{roleOf(invitation)}</TableCell>
      <TableCell sx={WIDE}>
        <State invitation={invitation} />
      </TableCell>
      <TableCell align="right">
        {isOffered && (isOpen || state === 'expired') && (
          <Button
            size="small"
            aria-label={t('officePeople.resendTo', { email })}
            onClick={() => onResend(invitation)}
          >
            {t('officePeople.resend')}
          </Button>
        )}
        {isOffered && isOpen && (
          <Button
            size="small"
            color="error"
            aria-label={t('officePeople.withdrawFrom', { email })}
            onClick={() => onWithdraw(invitation)}
          >
            {t('officePeople.withdraw')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}

function State({ invitation }: { readonly invitation: KnownInvitation }) {
  const { state, expiresAt, answeredAt, remindedAt, reason } = invitation;
  const shown = isOver(invitation) ? 'expired' : state;
  const facts =
    shown === 'open'
      ? remindedAt
        ? t('officePeople.openUntilReminded', {
            date: day(expiresAt),
            reminded: day(remindedAt),
          })
        : t('officePeople.openUntil', { date: day(expiresAt) })
      : day(answeredAt ?? expiresAt);
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        label={STATES[shown]}
        color={shown === 'accepted' ? 'success' : shown === 'open' ? 'info' : 'default'}
      />
      <Typography variant="caption" component="p" color="text.secondary">
        {facts}
      </Typography>
      {reason && (
        <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {t('officePeople.reasonQuoted', { reason })}
        </Typography>
      )}
    </>
  );
}

const WIDE = { display: { xs: 'none', sm: 'table-cell' } };
const NARROW = { display: { xs: 'block', sm: 'none' }, mt: 0.5 };
