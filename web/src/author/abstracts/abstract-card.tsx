import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { OwnAbstract } from '@quire/model/calls/abstracts';
import { abstractNumber } from '@quire/model/entities/abstract';
import { t } from '@quire/model/messages/t';
import { abstractFormPath } from '@quire/model/submission-paths';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { call } from '../../data/calls.ts';
import { TitleText } from '../../markdown-text/title-text.tsx';
import { rich } from '../../messages/rich.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { readersDay } from '../kit/readers-date.ts';
import { useAction } from '../kit/use-action.ts';
import { PREFERENCE_LABELS, STATE_LABELS } from './abstract-labels.ts';

interface AbstractCardProps {
  readonly abstract: OwnAbstract;
  readonly conference: string;
  /** Whether the call is open, so that it can still be changed. */
  readonly isOpen: boolean;
  readonly reload: () => Promise<void>;
}

/** One of the author's abstracts: its content, status and actions. */
export function AbstractCard({ abstract, conference, isOpen, reload }: AbstractCardProps) {
  const { id, ckey, number, title, state, preference, submittedAt, note } = abstract;
  const canChange = isOpen && state === 'submitted';
  return (
    <Paper component="li" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column-reverse', sm: 'row' },
          gap: { xs: 1, sm: 2 },
          justifyContent: 'space-between',
          alignItems: 'start',
        }}
      >
        <Typography variant="h2" sx={{ fontSize: '1.3rem', overflowWrap: 'anywhere', minWidth: 0 }}>
          <TitleText text={title} />
        </Typography>
        <Chip
          label={STATE_LABELS[state]}
          size="small"
          color={state === 'talk' || state === 'poster' ? 'primary' : 'default'}
          variant={state === 'submitted' ? 'outlined' : 'filled'}
          sx={{ fontWeight: 600 }}
        />
      </Box>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
        {rich('authorAbstracts.summary', {
          number: abstractNumber(number),
          conference,
          preference: PREFERENCE_LABELS[preference],
          date: <time dateTime={submittedAt}>{readersDay(submittedAt)}</time>,
        })}
      </Typography>
      {note && (
        <Typography sx={{ mt: 1.5, whiteSpace: 'pre-line', maxWidth: 'var(--measure)' }}>
          {note}
        </Typography>
      )}
      {state !== 'rejected' && state !== 'withdrawn' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {canChange && (
            <Button variant="outlined" component={RouterLink} to={abstractFormPath(ckey, id)}>
              {t('author.edit')}
            </Button>
          )}
          <Withdraw id={id} title={title} reload={reload} />
        </Box>
      )}
    </Paper>
  );
}

function Withdraw({
  id,
  title,
  reload,
}: {
  readonly id: string;
  readonly title: string;
  readonly reload: () => Promise<void>;
}) {
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  const withdrawing = useAction();
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('authorAbstracts.withdraw')}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{t('authorAbstracts.withdrawQuestion')}</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {rich('authorAbstracts.withdrawWarning', { title: <TitleText text={title} /> })}
          </DialogContentText>
          <ProblemNote>{withdrawing.problem}</ProblemNote>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t('author.cancel')}</Button>
          <Button
            variant="contained"
            color="error"
            loading={withdrawing.busy}
            onClick={() =>
              void withdrawing.run(async () => {
                await call('withdrawAbstract', { abstract: id });
                await reload();
                setAsking(false);
              })
            }
          >
            {t('authorAbstracts.withdrawAbstract')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
