import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import type { Row } from '../../../data/live/office/list-request.ts';
import { MoreIcon } from '../icons.tsx';
import type { RowAction } from './list-description.ts';

interface RowMenuProps<T> {
  readonly row: Row<T>;
  readonly name: string;
  readonly actions: readonly RowAction<T>[];
  readonly onAct: (action: RowAction<T>) => void;
}

/** The actions for one record. */
export function RowMenu<T>({ row, name, actions, onAct }: RowMenuProps<T>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offered = actions.filter(({ isFor }) => isFor?.(row) ?? true);
  if (offered.length === 0) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('officeList.actionsFor', { name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {offered.map((action) => (
          <MenuItem
            key={action.key}
            dense
            sx={action.isDanger ? { color: 'error.main' } : {}}
            onClick={() => {
              setAnchor(null);
              onAct(action);
            }}
          >
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
