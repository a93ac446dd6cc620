import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { ROLE_LABELS } from '@quire/model/role-labels';
import { ROLES } from '@quire/model/roles';
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
  displayName ? t('officePeople.nameWithEmail', { name: displayName, email }) : email;

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
        setProblem(t('officePeople.noAccountToMerge'));
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
      tell(
        t('officePeople.accountsMerged', {
          closed: found.account.email,
          kept: holder.email,
        }),
      );
      onMerged();
      return;
    }
  }
  return (
    <>
      <Button size="small" color="error" sx={{ mt: 2, ml: 1 }} onClick={() => setOpen(true)}>
        {t('officePeople.mergeAccounts')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('officePeople.mergeTitle', { email: holder.email })}
        does={t('officePeople.mergeAccount')}
        danger
        disabled={!found || found.preview.blockers.length > 0}
        onConfirm={merge}
        onClose={close}
      >
        <Typography gutterBottom>
          {t('officePeople.mergeText', { name: nameOf(holder) })}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, mt: 2, alignItems: 'flex-start', flexWrap: 'wrap' }}>
          <TextField
            label={t('officePeople.addressToClose')}
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
            {t('officePeople.findAccount')}
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

function WhatMoves({ account, preview }: Found) {
  const { blockers, manuscripts, assignments, invoices, roles } = preview;
  if (blockers.length > 0) {
    return (
      <Alert severity="error" sx={{ mt: 2 }}>
        {t('officePeople.cannotBeMerged', { name: nameOf(account) })}
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {blockers.map((blocker) => (
            <li key={blocker}>{blocker}</li>
          ))}
        </Box>
      </Alert>
    );
  }
  const moves = [
    ...(manuscripts > 0 ? [t('officePeople.asAuthor', { count: manuscripts })] : []),
    ...(assignments > 0 ? [t('officePeople.asEditor', { count: assignments })] : []),
    ...(invoices > 0 ? [t('officePeople.invoices', { count: invoices })] : []),
  ];
  return (
    <Box role="status" sx={{ mt: 2 }}>
      <Typography>
        {moves.length > 0
          ? t('officePeople.willBeClosedWith', {
              name: nameOf(account),
              records: formatList(moves),
            })
          : t('officePeople.willBeClosed', { name: nameOf(account) })}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t('officePeople.rolesAfterwards', {
          roles: formatList(
            ROLES.filter((role) => roles.includes(role)).map((role) => ROLE_LABELS[role]),
          ),
        })}
      </Typography>
    </Box>
  );
}
