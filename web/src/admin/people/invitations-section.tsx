import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { withGrant } from '@quire/model/grants';
import { mayGrant } from '@quire/model/may-grant';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { call } from '../../data/calls.ts';
import {
  type KnownInvitation,
  useRoleInvitations,
} from '../../data/live/people/role-invitations.ts';
import type { Person } from '../../session/use-person.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { tell } from '../kit/notices.ts';
import { useStaffNameLookup } from '../kit/use-staff-names.ts';
import { InvitationsTable } from './invitations-table.tsx';

interface InvitationsSectionProps {
  readonly person: Person;
  /** Null: those of all journals and of the press. Keep it in a memo. */
  readonly journals: readonly string[] | null;
}

interface Asked {
  readonly does: 'resend' | 'withdraw';
  readonly invitation: KnownInvitation;
}

const NOBODY = { uid: '', before: { roles: [], grants: {} } } as const;

/** The invitations to take a role, and their results. */
export function InvitationsSection({ person, journals }: InvitationsSectionProps) {
  const open = useRoleInvitations(journals, true);
  const answered = useRoleInvitations(journals, false);
  const all = [...open.invitations, ...answered.invitations];
  const nameOf = useStaffNameLookup(
    person,
    all.map(({ invitedBy }) => invitedBy),
  );
  const [asked, setAsked] = useState<Asked | null>(null);
  const may = ({ role, scope }: KnownInvitation) =>
    mayGrant(person, NOBODY, withGrant(NOBODY.before, role, scope));
  const problem = open.problem ?? answered.problem;
  const table = {
    ...{ own: person.uid, nameOf, may },
    onResend: (invitation: KnownInvitation) => setAsked({ does: 'resend', invitation }),
    onWithdraw: (invitation: KnownInvitation) => setAsked({ does: 'withdraw', invitation }),
  };
  return (
    <Stack spacing={1.5} component="section" aria-labelledby="invitations">
      <Typography variant="h2" id="invitations">
        {t('officePeople.invitations')}
      </Typography>
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      {open.invitations.length > 0 ? (
        <InvitationsTable title={t('officePeople.openInvitations')} {...open} {...table} />
      ) : (
        <Typography color="text.secondary">{t('officePeople.noOpenInvitations')}</Typography>
      )}
      {answered.invitations.length > 0 && (
        <>
          <Typography variant="h3">{t('officePeople.pastInvitationsHeading')}</Typography>
          <InvitationsTable title={t('officePeople.pastInvitations')} {...answered} {...table} />
          <Typography variant="body2" color="text.secondary">
            {t('officePeople.pastInvitationsHint')}
          </Typography>
        </>
      )}
      {asked && <Question asked={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

const QUESTIONS = {
  resend: {
    title: (email: string) => t('officePeople.resendTitle', { email }),
    text: t('officePeople.resendText'),
    does: t('officePeople.resend'),
    done: t('officePeople.invitationResent'),
    call: 'resendRoleInvitation',
  },
  withdraw: {
    title: (email: string) => t('officePeople.withdrawTitle', { email }),
    text: t('officePeople.withdrawText'),
    does: t('officePeople.withdraw'),
    done: t('officePeople.invitationWithdrawn'),
    call: 'withdrawRoleInvitation',
  },
} as const;

function Question({ asked, onClose }: { readonly asked: Asked; readonly onClose: () => void }) {
  const { title, text, does, done, call: name } = QUESTIONS[asked.does];
  const { id, email } = asked.invitation;
  return (
    <ConfirmDialog
      open
      title={title(email)}
      does={does}
      danger={asked.does === 'withdraw'}
      onConfirm={async () => {
        await call(name, { invitation: id });
        tell(done);
      }}
      onClose={onClose}
    >
      <Typography>{text}</Typography>
    </ConfirmDialog>
  );
}
