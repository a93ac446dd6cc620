import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';

interface ColumnMenuProps {
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  readonly shown: readonly string[];
  readonly onChange: (shown: readonly string[]) => void;
}

/** Chooses the columns to show; the first is always shown. */
export function ColumnMenu({ columns, shown, onChange }: ColumnMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Kept here while the menu is open: the address, and so `shown`, may come later than the next click.
  const [chosen, setChosen] = useState(shown);
  const open = (button: HTMLElement) => {
    setChosen(shown);
    setAnchor(button);
  };
  const turn = (key: string) => {
    const next = columns
      .map((column) => column.key)
      .filter((each) => chosen.includes(each) !== (each === key));
    setChosen(next);
    onChange(next);
  };
  return (
    <>
      <Button aria-haspopup="menu" onClick={(event) => open(event.currentTarget)}>
        {t('officeList.columns')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {columns.map(({ key, label }, index) => (
          <MenuItem
            key={key}
            dense
            disabled={index === 0}
            role="menuitemcheckbox"
            aria-checked={chosen.includes(key)}
            onClick={() => turn(key)}
          >
            <Checkbox
              size="small"
              edge="start"
              tabIndex={-1}
              checked={chosen.includes(key)}
              slotProps={{ input: { 'aria-hidden': true } }}
            />
            <ListItemText primary={label} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
