import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LEDGER_FORMATS } from '@quire/model/calls/charges';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { call } from '../../data/calls.ts';
import { fromBase64 } from '../../signed-in/from-base64.ts';
import { saveFile } from '../../ui/files/save-file.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';

const FORMATS = {
  csv: t('officeInvoices.formatCsv'),
  accounting: t('officeInvoices.formatAccounting'),
  ubl: t('officeInvoices.formatUbl'),
} as const satisfies Readonly<Record<(typeof LEDGER_FORMATS)[number], string>>;
type Format = keyof typeof FORMATS;

/** The first day of the year, and today. */
const year = () => `${new Date().getUTCFullYear()}-01-01`;
const today = () => new Date().toISOString().slice(0, 10);

/** Exports the ledger of a period as a file. */
export function ExportLedgerDialog({ onClose }: { readonly onClose: () => void }) {
  const [from, setFrom] = useState(year);
  const [to, setTo] = useState(today);
  const [format, setFormat] = useState<Format>('csv');
  const isTurned = from > to;
  async function save() {
    const { name, type, text, data } = await call('exportLedger', { from, to, format });
    const bytes = data ? fromBase64(data) : text;
    saveFile(new Blob([bytes], { type }), name);
  }
  const dayField = (label: string, value: string, change: (day: string) => void) => (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={(event) => change(event.target.value)}
      error={isTurned}
      helperText={isTurned ? t('officeInvoices.firstDayTooLate') : ''}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <ConfirmDialog
      open
      title={t('officeInvoices.exportLedger')}
      does={t('officeInvoices.export')}
      disabled={isTurned || from === '' || to === ''}
      onConfirm={save}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {dayField(t('officeInvoices.from'), from, setFrom)}
        {dayField(t('officeInvoices.to'), to, setTo)}
        <TextField
          select
          label={t('officeInvoices.format')}
          value={format}
          onChange={(event) => {
            const chosen = LEDGER_FORMATS.find((each) => each === event.target.value);
            if (chosen) setFormat(chosen);
          }}
          helperText={t('officeInvoices.formatHint')}
        >
          {Object.entries(FORMATS).map(([value, label]) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </ConfirmDialog>
  );
}
