import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  type ListView,
  VIEW_NAME_MAX,
  VIEW_ROLES,
  type ViewRole,
} from '@quire/model/entities/list-view';
import { t } from '@quire/model/messages/t';
import { ROLE_LABELS } from '@quire/model/role-labels';
import type { Claims } from '@quire/model/roles';
import { type FormEvent, useState } from 'react';

type TypedView = Pick<ListView, 'name' | 'sharedWith' | 'isDefault'>;

interface SaveViewFormProps {
  readonly claims: Claims;
  /** Why it was not saved; null: saved. */
  readonly onSave: (view: TypedView) => Promise<string | null>;
}

const NOTHING: TypedView = { name: '', sharedWith: '', isDefault: false };

/** Saves the current view of the list under a name, for the person or for a role. */
export function SaveViewForm({ claims, onSave }: SaveViewFormProps) {
  const [view, setView] = useState(NOTHING);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isAdmin = claims.roles.includes('admin');
  const roles = VIEW_ROLES.filter((role) => isAdmin || claims.roles.includes(role));
  const change = (part: Partial<TypedView>) => {
    setProblem(null);
    setView({ ...view, ...part });
  };
  async function save(event: FormEvent) {
    event.preventDefault();
    const name = view.name.trim();
    if (!name) {
      setProblem(t('officeList.enterViewName'));
      return;
    }
    setBusy(true);
    const why = await onSave({ ...view, name });
    setBusy(false);
    setProblem(why);
    if (why === null) setView(NOTHING);
  }
  // Only admins choose the default view for others.
  const mayBeDefault = isAdmin || view.sharedWith === '';
  return (
    <Stack component="form" spacing={1.5} noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={t('officeList.saveViewAs')}
        value={view.name}
        error={problem !== null}
        helperText={problem}
        onChange={({ target }) => change({ name: target.value })}
        slotProps={{ htmlInput: { maxLength: VIEW_NAME_MAX } }}
      />
      <TextField
        select
        label={t('officeList.visibleTo')}
        value={view.sharedWith}
        helperText={view.sharedWith === '' ? undefined : t('officeList.visibleToHint')}
        onChange={({ target }) => {
          const sharedWith = ['' as const, ...VIEW_ROLES].find((each) => each === target.value);
          if (sharedWith !== undefined)
            change({ sharedWith, ...(sharedWith && !isAdmin ? { isDefault: false } : {}) });
        }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('officeList.onlyMe')}</MenuItem>
        {roles.map((role: ViewRole) => (
          <MenuItem key={role} value={role}>
            {t('officeList.everyoneWithRole', { role: ROLE_LABELS[role] })}
          </MenuItem>
        ))}
      </TextField>
      {mayBeDefault && (
        <FormControlLabel
          label={t('officeList.isDefault')}
          control={
            <Checkbox
              size="small"
              checked={view.isDefault}
              onChange={(_, isDefault) => change({ isDefault })}
            />
          }
        />
      )}
      <Button type="submit" variant="outlined" loading={isBusy}>
        {t('officeList.saveView')}
      </Button>
    </Stack>
  );
}
