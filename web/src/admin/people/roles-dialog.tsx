import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { GrantRolesRequestSchema } from '@quire/model/calls/calls';
import { inOrder, lacks, SCOPED_ROLES } from '@quire/model/grants';
import { mayGrant } from '@quire/model/may-grant';
import { t } from '@quire/model/messages/t';
import { ROLE_LABELS } from '@quire/model/role-labels';
import { type Claims, type Grants, ROLE_SCOPES, ROLES, type Role } from '@quire/model/roles';
import { useState } from 'react';
import { call } from '../../data/calls.ts';
import { useSpecialIssues } from '../../data/live/office/special-issues.ts';
import type { Person } from '../../session/use-person.ts';
import { BouncedNote } from '../kit/bounced-note.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { tell } from '../kit/notices.ts';
import { MergeAccount } from './merge-account.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';
import { ScopesField } from './scopes-field.tsx';

/** An account to which roles are granted. */
export interface Holder {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly roles: readonly Role[];
  readonly grants: Grants;
}

interface RolesDialogProps {
  readonly person: Person;
  readonly holder: Holder;
  /** The journals to choose from: the person's own, or all. */
  readonly journals: readonly string[];
  readonly onClose: () => void;
}

const toggled = <T,>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item];

/** The roles of one account and their scopes, as far as this person may change them. */
export function RolesDialog({ person, holder, journals, onClose }: RolesDialogProps) {
  const before = inOrder(holder);
  const [after, setAfter] = useState<Claims>(before);
  const issues = useSpecialIssues(person.claims);
  const target = { uid: holder.uid, before };
  const may = (next: Claims) => mayGrant(person, target, next);
  // A role with scopes is chosen before its scopes.
  const mayEver = (role: Role) => {
    const roles = toggled(before.roles, role);
    const [scope] = ROLE_SCOPES[role] === 'issue' ? issues : journals;
    const grants = scope === undefined ? {} : { [role]: [scope] };
    return may({ ...before, roles }) || may({ roles, grants: { ...before.grants, ...grants } });
  };
  const isLess = lacks(after, before);
  const isSame = !isLess && !lacks(before, after);
  async function grant() {
    await call('grantRoles', GrantRolesRequestSchema.parse({ uid: holder.uid, ...inOrder(after) }));
    tell(t('officePeople.rolesChanged', { name: holder.displayName || holder.email }));
  }
  return (
    <ConfirmDialog
      open
      title={t('officePeople.rolesOf', { name: holder.displayName || holder.email })}
      does={t('office.save')}
      disabled={isSame || !may(after)}
      onConfirm={grant}
      onClose={onClose}
    >
      <Typography color="text.secondary" gutterBottom>
        {holder.email}
      </Typography>
      <BouncedNote address={holder.email} />
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2 }}>
        <Typography component="legend" variant="body2">
          {t('officePeople.roles')}
        </Typography>
        {ROLES.map((role) => {
          const next = inOrder({ ...after, roles: toggled(after.roles, role) });
          return (
            <FormControlLabel
              key={role}
              label={ROLE_LABELS[role]}
              sx={{ width: '45%', minWidth: 140 }}
              control={
                <Checkbox
                  size="small"
                  checked={after.roles.includes(role)}
                  disabled={!may(next) && !mayEver(role)}
                  onChange={() => setAfter(next)}
                />
              }
            />
          );
        })}
      </Box>
      <Stack spacing={2}>
        {SCOPED_ROLES.filter((role) => after.roles.includes(role)).map((role) => (
          <ScopesField
            key={role}
            role={role}
            offered={ROLE_SCOPES[role] === 'issue' ? issues : journals}
            value={after.grants[role] ?? []}
            onChange={(scopes) =>
              setAfter({ ...after, grants: { ...after.grants, [role]: scopes } })
            }
          />
        ))}
      </Stack>
      <Typography sx={{ mt: 2 }}>
        {!isSame && !may(after)
          ? t('officePeople.mayNotChange')
          : isLess
            ? t('officePeople.removesRole')
            : t('officePeople.isNotified')}
      </Typography>
      {person.claims.roles.includes('admin') && person.uid !== holder.uid && (
        <>
          <ResetSecondFactor holder={holder} />
          <MergeAccount holder={holder} onMerged={onClose} />
        </>
      )}
    </ConfirmDialog>
  );
}
