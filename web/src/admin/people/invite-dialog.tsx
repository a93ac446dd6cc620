import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ROLE_INVITATION_DAYS } from '@quire/model/constants';
import { withGrant } from '@quire/model/grants';
import { mayGrant } from '@quire/model/may-grant';
import { t } from '@quire/model/messages/t';
import { formatScope, ROLE_LABELS } from '@quire/model/role-labels';
import { INVITED_ROLES, ROLE_SCOPES, type Role } from '@quire/model/roles';
import { useState } from 'react';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
import { useSpecialIssues } from '../../data/live/office/special-issues.ts';
import type { Person } from '../../session/use-person.ts';
import { useCloseGuard } from '../kit/close-guard.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { tell } from '../kit/notices.ts';
import { firstScope } from './first-scope.ts';

interface InviteDialogProps {
  readonly person: Person;
  /** The journals in which this person may grant roles. */
  readonly journals: readonly string[];
  /** The journal whose people are shown; null: those of all. */
  readonly journal: string | null;
  /** The text typed in the search. */
  readonly email: string;
  readonly onClose: () => void;
}

const NOBODY = { uid: '', before: { roles: [], grants: {} } } as const;
const NOTE_MAX = 2_000;

/** Invites a person, with or without an account, by mail to take a role. */
export function InviteToRoleDialog(props: InviteDialogProps) {
  const { person, journals, journal, email: typed, onClose } = props;
  const issues = useSpecialIssues(person.claims);
  const scopesOf = (role: Role): readonly string[] =>
    ROLE_SCOPES[role] === 'issue' ? issues : ROLE_SCOPES[role] === 'journal' ? journals : [''];
  const may = (role: Role, scope: string) =>
    mayGrant(person, NOBODY, withGrant(NOBODY.before, role, scope));
  const offered = INVITED_ROLES.filter((role) => scopesOf(role).some((scope) => may(role, scope)));
  const [email, setEmail] = useState(typed);
  const [chosen, setRole] = useState<Role | null>(null);
  /** Undefined: not touched yet. */
  const [chosenScope, setScope] = useState<string | null>();
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const guard = useCloseGuard(onClose);
  const role = chosen ?? offered[0] ?? null;
  const isScoped = role !== null && scopesOf(role)[0] !== '';
  const scopes = role === null ? [] : scopesOf(role).filter((each) => may(role, each));
  const scope = chosenScope === undefined ? firstScope(scopes, journal) : chosenScope;

  async function invite() {
    if (role === null) return;
    const missing = {
      ...(/^\S+@\S+\.\S+$/.test(email.trim()) ? {} : { email: t('officePeople.enterEmail') }),
      ...(isScoped && scope === null ? { scope: t('officePeople.chooseScope') } : {}),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) throw new CallError('input/invalid');
    try {
      await call('inviteToRole', { email: email.trim(), role, scope: scope ?? '', note });
    } catch (error) {
      if (error instanceof CallError && error.field) setProblems({ [error.field]: error.message });
      throw error;
    }
    guard.forget();
    tell(t('officePeople.invitationSent', { email: email.trim() }));
  }

  return (
    <ConfirmDialog
      open
      title={t('officePeople.inviteTitle')}
      does={t('officePeople.invite')}
      disabled={role === null}
      guard={guard}
      onConfirm={invite}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <TextField
          label={t('officePeople.emailAddress')}
          type="email"
          value={email}
          autoFocus
          autoComplete="off"
          onChange={(event) => setEmail(event.target.value)}
          error={problems.email !== undefined}
          helperText={problems.email}
        />
        <TextField
          select
          label={t('officePeople.role')}
          value={role ?? ''}
          onChange={(event) => {
            setRole(offered.find((each) => each === event.target.value) ?? null);
            setScope(undefined);
          }}
        >
          {offered.map((each) => (
            <MenuItem key={each} value={each}>
              {ROLE_LABELS[each]}
            </MenuItem>
          ))}
        </TextField>
        {isScoped && (
          <Autocomplete
            options={scopes}
            value={scope}
            onChange={(_, next) => setScope(next)}
            getOptionLabel={formatScope}
            renderInput={(field) => (
              <TextField
                {...field}
                label={
                  ROLE_SCOPES[role] === 'issue'
                    ? t('officePeople.specialIssue')
                    : t('office.journal')
                }
                error={problems.scope !== undefined}
                helperText={problems.scope}
              />
            )}
          />
        )}
        <TextField
          label={t('officePeople.note')}
          multiline
          minRows={3}
          maxRows={10}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: NOTE_MAX } }}
          helperText={t('officePeople.noteHint')}
        />
        <Typography variant="body2" color="text.secondary">
          {t('officePeople.inviteText', { days: ROLE_INVITATION_DAYS })}
        </Typography>
      </Stack>
    </ConfirmDialog>
  );
}
