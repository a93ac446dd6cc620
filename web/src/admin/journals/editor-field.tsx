import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { holds } from '@quire/model/grants';
import { t } from '@quire/model/messages/t';
import { colleagueName, useColleagues } from '../../data/live/desk/use-colleagues.ts';
import type { CustomFieldProps } from '../kit/form/form-description.ts';
import { isValues } from '../kit/form/values.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** One of the journal's editors, stored with their current name. */
export function EditorField({ value, onChange, problem, id, disabled, values }: CustomFieldProps) {
  const journal = text(values.name);
  const { people } = useColleagues(journal);
  const editors = people.filter((each) => holds(each, 'editor', journal));
  const chosen = isValues(value) ? { uid: text(value.uid), name: text(value.name) } : null;
  const isGone = chosen !== null && editors.every(({ uid }) => uid !== chosen.uid);
  return (
    <TextField
      select
      fullWidth
      id={id}
      label={t('officeJournals.editor')}
      value={chosen?.uid ?? ''}
      disabled={disabled}
      error={problem !== undefined}
      helperText={problem ?? (editors.length === 0 ? t('officeJournals.noEditorsYet') : undefined)}
      onChange={({ target }) => {
        const editor = editors.find(({ uid }) => uid === target.value);
        if (editor) onChange({ uid: editor.uid, name: colleagueName(editor) });
      }}
    >
      {chosen && isGone && <MenuItem value={chosen.uid}>{chosen.name}</MenuItem>}
      {editors.map((each) => (
        <MenuItem key={each.uid} value={each.uid}>
          {colleagueName(each)}
        </MenuItem>
      ))}
    </TextField>
  );
}
