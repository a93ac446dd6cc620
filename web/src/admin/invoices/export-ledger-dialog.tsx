import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { call } from '../../data/calls.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { saveFile } from '../kit/save-file.ts';

const FORMATS = {
  csv: 'Invoices and payments (CSV)',
  accounting: 'Double-entry bookings (CSV)',
} as const;
type Format = keyof typeof FORMATS;

/** The first day of the year, and today. */
const year = () => `${new Date().getUTCFullYear()}-01-01`;
const today = () => new Date().toISOString().slice(0, 10);

/** The ledger of some days as a file. */
export function ExportLedgerDialog({ onClose }: { readonly onClose: () => void }) {
  const [from, setFrom] = useState(year);
  const [to, setTo] = useState(today);
  const [format, setFormat] = useState<Format>('csv');
  const isTurned = from > to;
  async function save() {
    const { name, type, text } = await call('exportLedger', { from, to, format });
    saveFile(new Blob([text], { type }), name);
  }
  const dayField = (label: string, value: string, change: (day: string) => void) => (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={(event) => change(event.target.value)}
      error={isTurned}
      helperText={isTurned ? 'The first day is after the last one.' : ''}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <ConfirmDialog
      open
      title="Export the ledger"
      does="Export"
      disabled={isTurned || from === '' || to === ''}
      onConfirm={save}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {dayField('From', from, setFrom)}
        {dayField('To', to, setTo)}
        <TextField
          select
          label="Format"
          value={format}
          onChange={(event) => setFormat(event.target.value === 'csv' ? 'csv' : 'accounting')}
          helperText="Bookings name the accounts of the settings, and are imported by every accounting program."
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
