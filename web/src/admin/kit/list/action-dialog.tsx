import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { Row } from '../../../data/live/office/list-request.ts';
import { tell } from '../notices.ts';
import type { RowAction } from './list-description.ts';
import { type Outcome, runAction } from './run-action.ts';

export interface ActionAsked<T> {
  readonly action: RowAction<T>;
  readonly rows: readonly Row<T>[];
}

interface ActionDialogProps<T> {
  readonly asked: ActionAsked<T>;
  readonly nameOf: (row: Row<T>) => string;
  readonly onClose: (isDone: boolean) => void;
}

/** Asks, does it row by row with a bar, and says of each that failed why. */
export function ActionDialog<T>({ asked, nameOf, onClose }: ActionDialogProps<T>) {
  const { action, rows } = asked;
  const [done, setDone] = useState<number | null>(null);
  const [failed, setFailed] = useState<readonly Outcome<T>[] | null>(null);
  const isStopped = useRef(false);

  async function start() {
    setDone(0);
    const { outcomes, undo } = await runAction(action, rows, setDone, () => isStopped.current);
    const worked = outcomes.filter(({ problem }) => problem === null).length;
    if (worked > 0) tell(action.done(worked), undo ?? undefined);
    if (worked === outcomes.length) onClose(true);
    else setFailed(outcomes.filter(({ problem }) => problem !== null));
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby="action-title"
      onClose={() => (done === null || failed) && onClose(failed !== null)}
    >
      <DialogTitle id="action-title">{action.label}</DialogTitle>
      <DialogContent>
        {done === null && <Typography>{action.asks?.(rows.length)}</Typography>}
        {done !== null && !failed && (
          <>
            <Typography role="status" gutterBottom>
              {done} of {rows.length}
            </Typography>
            <LinearProgress
              variant="determinate"
              value={(100 * done) / rows.length}
              aria-label={action.label}
            />
          </>
        )}
        {failed && (
          <Alert severity="error">
            {failed.length} of {rows.length} did not work:
            <ul>
              {failed.map(({ row, problem }) => (
                <li key={row.id}>
                  {nameOf(row)}: {problem}
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        {failed ? (
          <Button onClick={() => onClose(true)}>Close</Button>
        ) : done === null ? (
          <>
            <Button onClick={() => onClose(false)}>Cancel</Button>
            <Button
              variant="contained"
              color={action.isDanger ? 'error' : 'primary'}
              onClick={() => void start()}
            >
              {action.label}
            </Button>
          </>
        ) : (
          <Button
            onClick={() => {
              isStopped.current = true;
            }}
          >
            Stop
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
