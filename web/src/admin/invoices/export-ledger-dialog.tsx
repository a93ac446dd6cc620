import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LEDGER_FORMATS } from '@quire/model/calls/charges';
import { useState } from 'react';
import { call } from '../../data/calls.ts';
import { fromBase64 } from '../../signed-in/from-base64.ts';
import { saveFile } from '../../ui/files/save-file.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';

const FORMATS = {
  csv: 'Invoices and payments (CSV)',
  accounting: 'Double-entry bookings (CSV)',
  ubl: 'Electronic invoices (UBL, in a zip)',
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
      helperText={isTurned ? 'The first day must not be after the last day.' : ''}
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
          onChange={(event) => {
            const chosen = LEDGER_FORMATS.find((each) => each === event.target.value);
            if (chosen) setFormat(chosen);
          }}
          helperText="Bookings use the accounts in the settings and can be imported by accounting software."
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
