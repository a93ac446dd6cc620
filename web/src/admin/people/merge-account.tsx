import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type CallAnswer, call } from '../../data/calls.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { tell } from '../kit/notices.ts';
import type { Holder } from './roles-dialog.tsx';

type Preview = CallAnswer<'previewAccountMerge'>;
interface Found {
  readonly account: Pick<Holder, 'uid' | 'email' | 'displayName'>;
  readonly preview: Preview;
}

/** More calls than the longest merge needs. */
const CALLS_MOST = 200;

const nameOf = ({ displayName, email }: Pick<Holder, 'displayName' | 'email'>) =>
  displayName ? `${displayName} (${email})` : email;

interface MergeAccountProps {
  /** The account that is kept. */
  readonly holder: Holder;
  /** Called because the roles have changed. */
  readonly onMerged: () => void;
}

/** For admins: closes a person's second account, and moves everything in it to this one. */
export function MergeAccount({ holder, onMerged }: MergeAccountProps) {
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  function close() {
    setOpen(false);
    setEmail('');
    setFound(null);
    setProblem(null);
  }
  async function find() {
    setBusy(true);
    setProblem(null);
    setFound(null);
    try {
      const { account } = await call('findAccount', { email: email.trim() });
      if (!account) {
        setProblem('There is no account with this address, or the address has not been confirmed.');
        return;
      }
      const pair = { keep: holder.uid, merge: account.uid };
      setFound({ account, preview: await call('previewAccountMerge', pair) });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  async function merge() {
    if (!found) return;
    const pair = { keep: holder.uid, merge: found.account.uid };
    for (let calls = 0; calls < CALLS_MOST; calls += 1) {
      const { state } = await call('mergeAccounts', pair);
      if (state === 'unfinished') continue;
      tell(`${found.account.email} is closed. Its records now belong to ${holder.email}.`);
      onMerged();
      return;
    }
  }
  return (
    <>
      <Button size="small" color="error" sx={{ mt: 2, ml: 1 }} onClick={() => setOpen(true)}>
        Merge accounts…
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={`Merge another account into ${holder.email}`}
        does="Merge"
        danger
        disabled={!found || found.preview.blockers.length > 0}
        onConfirm={merge}
        onClose={close}
      >
        <Typography gutterBottom>
          For one person with two accounts. {nameOf(holder)} is kept; the other account is closed.
          This cannot be undone. Both addresses are notified by mail, and the merge is recorded in
          the log.
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, mt: 2, alignItems: 'flex-start', flexWrap: 'wrap' }}>
          <TextField
            label="Address of the account to close"
            type="email"
            size="small"
            autoComplete="off"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setFound(null);
            }}
            sx={{ flex: '1 1 14rem' }}
          />
          <Button
            variant="outlined"
            loading={isBusy}
            disabled={email.trim() === ''}
            onClick={() => void find()}
          >
            Find account
          </Button>
        </Box>
        {problem && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
        {found && <WhatMoves {...found} />}
      </ConfirmDialog>
    </>
  );
}

const counted = (count: number, one: string, more: string) =>
  count > 0 ? [`${count} ${count === 1 ? one : more}`] : [];

function WhatMoves({ account, preview }: Found) {
  const { blockers, manuscripts, assignments, invoices, roles } = preview;
  if (blockers.length > 0) {
    return (
      <Alert severity="error" sx={{ mt: 2 }}>
        {nameOf(account)} cannot be merged:
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {blockers.map((blocker) => (
            <li key={blocker}>{blocker}</li>
          ))}
        </Box>
      </Alert>
    );
  }
  const moves = [
    ...counted(manuscripts, 'manuscript as author', 'manuscripts as author'),
    ...counted(assignments, 'manuscript as editor', 'manuscripts as editor'),
    ...counted(invoices, 'invoice', 'invoices'),
  ];
  return (
    <Box role="status" sx={{ mt: 2 }}>
      <Typography>
        {nameOf(account)} will be closed.{' '}
        {moves.length > 0 ? `It has ${new Intl.ListFormat('en').format(moves)}.` : ''} Its reviews,
        tasks, notifications and roles move as well.
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        Roles afterwards: {roles.join(', ')}
      </Typography>
    </Box>
  );
}
