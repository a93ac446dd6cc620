import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { NO_EDITOR } from '@quire/model/desk/queues';
import { t } from '@quire/model/messages/t';
import { useMemo } from 'react';
import { useStaffNames } from '../../../data/live/desk/staff-names.ts';

/** No account's id, as an empty value means that nobody is the editor. */
const ALL = '*';

interface EditorFilterProps {
  readonly uid: string;
  /** The editors offered by name; may include the person themselves. */
  readonly editors: readonly { readonly uid: string; readonly name: string }[];
  /** See `QueueShown`. */
  readonly editor: string | null;
  readonly onChange: (editor: string | null) => void;
}

/** Narrows the queues to one handling editor, or to submissions without one. */
export function EditorFilter({ uid, editors, editor, onChange }: EditorFilterProps) {
  const others = editors.filter((each) => each.uid !== uid);
  const isListed =
    editor === null ||
    [NO_EDITOR, uid].includes(editor) ||
    others.some((each) => each.uid === editor);
  // A former editor of these journals may still have manuscripts.
  const unlisted = isListed ? null : editor;
  const names = useStaffNames(useMemo(() => (unlisted === null ? [] : [unlisted]), [unlisted]));
  return (
    <TextField
      select
      size="small"
      label={t('officeDesk.handlingEditor')}
      value={editor ?? ALL}
      onChange={({ target }) => onChange(target.value === ALL ? null : target.value)}
      sx={{ width: { xs: '100%', sm: 220 }, minWidth: 180 }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value={ALL}>{t('officeDesk.allEditors')}</MenuItem>
      <MenuItem value={uid}>{t('officeDesk.mine')}</MenuItem>
      <MenuItem value={NO_EDITOR}>{t('officeDesk.unassigned')}</MenuItem>
      {unlisted !== null && (
        <MenuItem value={unlisted}>{names.get(unlisted) || t('officeDesk.anotherEditor')}</MenuItem>
      )}
      {others.map((each) => (
        <MenuItem key={each.uid} value={each.uid}>
          {each.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
