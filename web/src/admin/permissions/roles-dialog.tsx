import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { mayGrant } from '@quire/model/may-grant';
import { type Claims, ROLES, type Role } from '@quire/model/roles';
import { useState } from 'react';
import { call } from '../../data/calls.ts';
import type { Person } from '../../session/use-person.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { tell } from '../kit/notices.ts';
import { ResetSecondFactor } from './reset-second-factor.tsx';
import { ROLE_WORDS } from './right-words.ts';

/** An account as it is granted roles. */
export interface Holder {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly roles: readonly Role[];
  readonly journals: readonly string[];
}

interface RolesDialogProps {
  readonly person: Person;
  readonly holder: Holder;
  /** Those that may be chosen: the person's own, or all. */
  readonly journals: readonly string[];
  readonly onClose: () => void;
}

const toggled = <T,>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item];

/** The roles and journals of one account, as far as this person may change them. */
export function RolesDialog({ person, holder, journals, onClose }: RolesDialogProps) {
  const before: Claims = { roles: holder.roles, journals: holder.journals };
  const [after, setAfter] = useState<Claims>(before);
  const target = { uid: holder.uid, before };
  const may = (next: Claims) => mayGrant(person, target, next);
  const isLess =
    before.roles.some((role) => !after.roles.includes(role)) ||
    before.journals.some((key) => !after.journals.includes(key));
  const isSame =
    before.roles.toSorted().join() === after.roles.toSorted().join() &&
    before.journals.toSorted().join() === after.journals.toSorted().join();
  async function grant() {
    const asked = { roles: [...after.roles], journals: [...after.journals] };
    await call('grantRoles', { uid: holder.uid, ...asked });
    tell(`The roles of ${holder.displayName || holder.email} are changed.`);
  }
  return (
    <ConfirmDialog
      open
      title={`Roles of ${holder.displayName || holder.email}`}
      does="Save"
      disabled={isSame || !may(after)}
      onConfirm={grant}
      onClose={onClose}
    >
      <Typography color="text.secondary" gutterBottom>
        {holder.email}
      </Typography>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2 }}>
        <Typography component="legend" variant="body2">
          Roles
        </Typography>
        {ROLES.map((role) => {
          const next = { ...after, roles: toggled(after.roles, role) };
          return (
            <FormControlLabel
              key={role}
              label={ROLE_WORDS[role]}
              sx={{ width: '45%', minWidth: 140 }}
              control={
                <Checkbox
                  size="small"
                  checked={after.roles.includes(role)}
                  disabled={!may(next) && !may({ ...before, roles: toggled(before.roles, role) })}
                  onChange={() => setAfter(next)}
                />
              }
            />
          );
        })}
      </Box>
      <Autocomplete
        multiple
        size="small"
        options={[...new Set([...journals, ...holder.journals])]}
        value={[...after.journals]}
        onChange={(_, chosen) => setAfter({ ...after, journals: chosen })}
        getOptionDisabled={(key) => !journals.includes(key)}
        renderInput={(field) => <TextField {...field} label="Journals" />}
      />
      <Typography sx={{ mt: 2 }}>
        {!isSame && !may(after)
          ? 'This is more than you may change: editors give the role of reviewer, and put production staff on their journals.'
          : isLess
            ? 'What is taken away ends their sessions: they sign in again.'
            : 'They get a mail that says so. It is noted in the log of who did what.'}
      </Typography>
      {person.claims.roles.includes('admin') && person.uid !== holder.uid && (
        <ResetSecondFactor holder={holder} />
      )}
    </ConfirmDialog>
  );
}
