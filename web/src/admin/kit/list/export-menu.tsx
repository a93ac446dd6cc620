import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { t } from '@quire/model/messages/t';
import { useRef, useState } from 'react';
import { EXPORT_FORMAT_NAMES, EXPORT_FORMATS, type ExportFormatName } from './export-formats.ts';

/** Asks for the format in which the list is saved. */
export function ExportMenu({
  onExport,
  label = t('officeList.export'),
  size = 'medium',
}: {
  readonly onExport: (format: ExportFormatName) => void;
  readonly label?: string;
  readonly size?: 'small' | 'medium';
}) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        size={size}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Menu
        anchorEl={() => button.current}
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ list: { 'aria-label': t('officeList.exportAs') } }}
      >
        {EXPORT_FORMAT_NAMES.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              setOpen(false);
              onExport(format);
            }}
          >
            {EXPORT_FORMATS[format].label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
