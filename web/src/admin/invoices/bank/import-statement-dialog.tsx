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
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { useRef, useState } from 'react';
import { type CallAnswer, call } from '../../../data/calls.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { toBase64 } from './to-base64.ts';

type Answer = CallAnswer<'importBankStatement'>;

/** The result of an import, in sentences. */
function ImportResult({ answer }: { readonly answer: Answer }) {
  const { format, accounts, isOwnAccount, added, known, suggested, outgoing, leftOut } = answer;
  return (
    <Stack spacing={2}>
      <Alert severity={added > 0 ? 'success' : 'info'}>
        {added === 0
          ? t('officeBank.nothingAdded')
          : t('officeBank.entriesAdded', { count: added, toConfirm: added - outgoing, suggested })}
      </Alert>
      <Typography component="ul" sx={{ m: 0, pl: 3 }}>
        <li>
          {accounts.length > 0
            ? t('officeBank.formatAndAccounts', {
                format: STATEMENT_FORMATS[format],
                count: accounts.length,
                accounts: formatList(accounts),
              })
            : t('officeBank.formatWithoutAccount', { format: STATEMENT_FORMATS[format] })}
        </li>
        {added > 0 && known > 0 && <li>{t('officeBank.alreadyImported', { count: known })}</li>}
        {outgoing > 0 && <li>{t('officeBank.paidOutSetAside', { count: outgoing })}</li>}
        {leftOut > 0 && <li>{t('officeBank.skipped', { count: leftOut })}</li>}
      </Typography>
      {!isOwnAccount && <Alert severity="warning">{t('officeBank.notOwnAccount')}</Alert>}
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
        <DialogTitle id="imported-title">{t('officeBank.statementImported')}</DialogTitle>
        <DialogContent>
          <ImportResult answer={answer} />
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={onClose}>
            {t('office.close')}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={t('officeBank.importTitle')}
      does={t('officeBank.import')}
      disabled={!file || isTooLarge}
      onConfirm={read}
      // The dialog also closes after an import, and the result replaces it.
      onClose={() => (done.current === null ? onClose() : setAnswer(done.current))}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography>{t('officeBank.importHint')}</Typography>
        <Button
          variant="outlined"
          sx={{ overflowWrap: 'anywhere' }}
          onClick={() => input.current?.click()}
        >
          {file ? file.name : t('officeBank.chooseFile')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".xml,.sta,.mt940,.940,.txt,application/xml,text/xml,text/plain"
          hidden
          aria-label={t('officeBank.bankStatement')}
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
        {isTooLarge && <Alert severity="error">{errorMessage('bank/too-large')}</Alert>}
      </Stack>
    </ConfirmDialog>
  );
}
