import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { STATEMENT_BYTES_MAX } from '@quire/model/calls/bank';
import { STATEMENT_FORMATS } from '@quire/model/entities/bank-entry';
import { errorMessage } from '@quire/model/errors';
import { useRef, useState } from 'react';
import { type CallAnswer, call } from '../../../data/calls.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { toBase64 } from './to-base64.ts';

type Answer = CallAnswer<'importBankStatement'>;

const count = (many: number, one: string, several: string) =>
  `${many} ${many === 1 ? one : several}`;

/** The result of an import, in sentences. */
function ImportResult({ answer }: { readonly answer: Answer }) {
  const { format, accounts, isOwnAccount, added, known, suggested, outgoing, leftOut } = answer;
  return (
    <Stack spacing={2}>
      <Alert severity={added > 0 ? 'success' : 'info'}>
        {added === 0
          ? 'All entries in this statement were already imported. Nothing was added.'
          : `${count(added, 'new entry', 'new entries')}: ${count(added - outgoing, 'payment', 'payments')} to confirm, ${suggested} with a suggestion.`}
      </Alert>
      <Typography component="ul" sx={{ m: 0, pl: 3 }}>
        <li>
          {STATEMENT_FORMATS[format]}, account {accounts.join(', ') || 'not named'}
        </li>
        {added > 0 && known > 0 && (
          <li>{count(known, 'entry was', 'entries were')} already imported.</li>
        )}
        {outgoing > 0 && (
          <li>{count(outgoing, 'entry', 'entries')} for money paid out: set aside.</li>
        )}
        {leftOut > 0 && (
          <li>
            {count(leftOut, 'entry', 'entries')} skipped: no amount, or a currency that the press
            does not use.
          </li>
        )}
      </Typography>
      {!isOwnAccount && (
        <Alert severity="warning">
          This is not the account shown on your invoices. Check that it is yours before you confirm
          any entry.
        </Alert>
      )}
    </Stack>
  );
}

/** Imports a bank statement. It books nothing. */
export function ImportStatementDialog({ onClose }: { readonly onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const done = useRef<Answer | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isTooLarge = file !== null && file.size > STATEMENT_BYTES_MAX;
  async function read() {
    if (!file) return;
    const data = toBase64(new Uint8Array(await file.arrayBuffer()));
    done.current = await call('importBankStatement', { name: file.name.slice(-200), data });
  }
  if (answer) {
    return (
      <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="imported-title">
        <DialogTitle id="imported-title">Statement imported</DialogTitle>
        <DialogContent>
          <ImportResult answer={answer} />
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title="Import a bank statement"
      does="Import"
      disabled={!file || isTooLarge}
      onConfirm={read}
      // The dialog also closes after an import, and the result replaces it.
      onClose={() => (done.current === null ? onClose() : setAnswer(done.current))}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography>
          Choose a CAMT.053 (XML) or MT940 file from your bank. Payments are matched with open
          invoices. Nothing is booked until you confirm it, and no entry is imported twice.
        </Typography>
        <Button
          variant="outlined"
          sx={{ overflowWrap: 'anywhere' }}
          onClick={() => input.current?.click()}
        >
          {file ? file.name : 'Choose a file'}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".xml,.sta,.mt940,.940,.txt,application/xml,text/xml,text/plain"
          hidden
          aria-label="Bank statement"
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
        {isTooLarge && <Alert severity="error">{errorMessage('bank/too-large')}</Alert>}
      </Stack>
    </ConfirmDialog>
  );
}
