import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { withGrant } from '@quire/model/grants';
import { mayGrant } from '@quire/model/may-grant';
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
  /** Null: of all journals and of the press. */
  readonly journal: string | null;
}

interface Asked {
  readonly does: 'resend' | 'withdraw';
  readonly invitation: KnownInvitation;
}

const NOBODY = { uid: '', before: { roles: [], grants: {} } } as const;

/** Who was asked to take a role, and what came of it. */
export function InvitationsSection({ person, journal }: InvitationsSectionProps) {
  const open = useRoleInvitations(journal, true);
  const answered = useRoleInvitations(journal, false);
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
    ...{ nameOf, may },
    onResend: (invitation: KnownInvitation) => setAsked({ does: 'resend', invitation }),
    onWithdraw: (invitation: KnownInvitation) => setAsked({ does: 'withdraw', invitation }),
  };
  return (
    <Stack spacing={1.5} component="section" aria-labelledby="invitations">
      <Typography variant="h2" id="invitations">
        Invitations
      </Typography>
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      {open.invitations.length > 0 ? (
        <InvitationsTable title="Open invitations" {...open} {...table} />
      ) : (
        <Typography color="text.secondary">No invitation is open.</Typography>
      )}
      {answered.invitations.length > 0 && (
        <>
          <Typography variant="h3">Answered, expired and withdrawn</Typography>
          <InvitationsTable
            title="Invitations that are not open any more"
            {...answered}
            {...table}
          />
          <Typography variant="body2" color="text.secondary">
            They stay in this list for 90 days.
          </Typography>
        </>
      )}
      {asked && <Question asked={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

const QUESTIONS = {
  resend: {
    title: (email: string) => `Send the invitation to ${email} again?`,
    text: 'They get a new link and 14 days more, in your name. The earlier links stop working.',
    does: 'Resend',
    done: 'The invitation has been sent again.',
    call: 'resendRoleInvitation',
  },
  withdraw: {
    title: (email: string) => `Withdraw the invitation to ${email}?`,
    text: 'The link stops working. They are not told.',
    does: 'Withdraw',
    done: 'The invitation is withdrawn.',
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
