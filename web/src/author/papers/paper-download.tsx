import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { t } from '@quire/model/messages/t';
import { useId, useRef, useState } from 'react';
import { exportHint, exportName } from '../../editing/export-names.ts';
import type { ExportFormat } from '../../editing/messages.ts';

/** `pdf`: by the browser's own dialog. */
export type PaperFormat = ExportFormat | 'markdown' | 'pdf';

const FORMATS: readonly (readonly [PaperFormat, string, string])[] = [
  ['markdown', t('authorPapers.formatMarkdown'), t('authorPapers.formatMarkdownHint')],
  ['pdf', t('authorPapers.formatPdf'), t('authorPapers.formatPdfHint')],
  ['docx', exportName('docx'), exportHint('docx')],
  ['latex', exportName('latex'), exportHint('latex')],
  ['jats', exportName('jats'), exportHint('jats')],
];

interface PaperDownloadProps {
  readonly isDisabled: boolean;
  readonly onChoose: (format: PaperFormat) => void;
}

/** The formats in which a paper can be downloaded. */
export function PaperDownload({ isDisabled, onChoose }: PaperDownloadProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button
        ref={button}
        id={`${id}-button`}
        disabled={isDisabled}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(true)}
      >
        {t('forms.download')}
      </Button>
      <Menu
        id={id}
        anchorEl={button.current}
        open={isOpen}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {FORMATS.map(([format, name, says]) => (
          <MenuItem
            key={format}
            onClick={() => {
              close();
              onChoose(format);
            }}
          >
            <ListItemText primary={name} secondary={says} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
