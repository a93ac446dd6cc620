import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useEffect, useRef, useState } from 'react';
import type { Row } from '../../../data/live/office/list-request.ts';
import { MarkdownField } from '../../../markdown-text/markdown-field.tsx';
import { useCloseGuard } from '../close-guard.tsx';
import { instantOf, zoneOf } from '../local-zone.ts';
import { tell } from '../notices.ts';
import type { ActionAnswers, ActionField, ActionPreview, RowAction } from './list-description.ts';
import { whyNotDone } from './not-done.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { newAttempt, type Outcome, runAction } from './run-action.ts';

export interface ActionAsked<T> {
  readonly action: RowAction<T>;
  readonly rows: readonly Row<T>[];
}

/** The length limit of a text whose field sets none. */
const TEXT_MOST = 5_000;

interface ActionDialogProps<T> {
  readonly asked: ActionAsked<T>;
  readonly nameOf: (row: Row<T>) => string;
  readonly onClose: (isDone: boolean) => void;
}

/** Asks for confirmation, shows what would be sent if the action sends anything, runs the action row by row with a progress bar, and gives the reason for each failure. */
export function ActionDialog<T>({ asked, nameOf, onClose }: ActionDialogProps<T>) {
  const { action, rows } = asked;
  const [done, setDone] = useState<number | null>(null);
  const [failed, setFailed] = useState<readonly Outcome<T>[] | null>(null);
  const [answers, setAnswers] = useState<ActionAnswers>({});
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const [preview, setPreview] = useState<ActionPreview | null>(null);
  const [isLooking, setLooking] = useState(false);
  const [unseen, setUnseen] = useState<string | null>(null);
  const [attempt] = useState(newAttempt);
  const [inHand, setInHand] = useState(rows);
  const isStopped = useRef(false);
  const guard = useCloseGuard(() => onClose(false));
  const isMissing = (action.fields ?? []).some(
    (field) =>
      (field.isNeeded && !answers[field.key]?.trim()) ||
      (field.isInstant && isOver(answers[field.key] ?? '')),
  );
  const isAsking = done === null;

  const isTooMany = action.most !== undefined && rows.length > action.most;

  const reached = preview ? rows.filter(({ id }) => !preview.leftOut.has(id)) : rows;

  async function look() {
    if (!action.preview) return;
    setLooking(true);
    setUnseen(null);
    try {
      setPreview(await action.preview(rows, answers));
    } catch (error) {
      setUnseen(whyNotDone(error));
    } finally {
      setLooking(false);
    }
  }

  async function start(chosen: readonly Row<T>[]) {
    setInHand(chosen);
    setFailed(null);
    setDone(0);
    isStopped.current = false;
    const isToStop = () => isStopped.current;
    const run = await runAction(action, chosen, answers, attempt, setDone, isToStop);
    const { outcomes, undo } = run;
    const worked = outcomes.filter(({ problem }) => problem === null).length;
    if (worked > 0 && !run.unfinished) tell(action.done(worked), undo ?? undefined);
    setUnfinished(run.unfinished);
    if (worked === outcomes.length && !run.unfinished) onClose(true);
    else setFailed(outcomes.filter(({ problem }) => problem !== null));
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby="action-title"
      onInput={guard.onInput}
      onClose={() => {
        if (isAsking) guard.close();
        else if (failed) onClose(true);
      }}
    >
      <DialogTitle id="action-title">{action.label}</DialogTitle>
      <DialogContent>
        {isAsking && preview && <PreviewPanel {...{ preview, rows, nameOf }} />}
        {isAsking && !preview && (
          <Stack spacing={2}>
            {action.asks && <Typography>{action.asks(rows.length)}</Typography>}
            {isTooMany && (
              <Alert severity="warning">
                {t('officeList.tooManySelected', { count: rows.length, most: action.most ?? 0 })}
              </Alert>
            )}
            {action.fields?.map((field) => (
              <AskedField
                key={field.key}
                field={field}
                rows={rows}
                value={answers[field.key] ?? ''}
                onChange={(value) => setAnswers({ ...answers, [field.key]: value })}
              />
            ))}
            {unseen && <Alert severity="error">{unseen}</Alert>}
          </Stack>
        )}
        {done !== null && !failed && (
          <>
            <Typography role="status" gutterBottom>
              {t('officeList.progress', { done, total: inHand.length })}
            </Typography>
            <LinearProgress
              variant="determinate"
              value={(100 * done) / inHand.length}
              aria-label={action.label}
            />
          </>
        )}
        {unfinished && <Alert severity="error">{unfinished}</Alert>}
        {failed && failed.length > 0 && (
          <Alert severity="error">
            {t('officeList.someFailed', { failed: failed.length, total: inHand.length })}
            <ul>
              {failed.map(({ row, problem }) => (
                <li key={row.id}>
                  {t('officeList.failedRow', { name: nameOf(row), problem: problem ?? '' })}
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        {failed ? (
          <>
            {failed.length > 0 && (
              <Button onClick={() => void start(failed.map(({ row }) => row))}>
                {t('office.tryAgain')}
              </Button>
            )}
            <Button onClick={() => onClose(true)}>{t('office.close')}</Button>
          </>
        ) : isAsking ? (
          <>
            {preview ? (
              <Button onClick={() => setPreview(null)}>{t('officeList.back')}</Button>
            ) : (
              <Button onClick={guard.close}>{t('office.cancel')}</Button>
            )}
            {action.preview && !preview ? (
              <Button
                variant="contained"
                loading={isLooking}
                disabled={isMissing || isTooMany}
                onClick={() => void look()}
              >
                {t('officeList.previewMail')}
              </Button>
            ) : (
              <Button
                variant="contained"
                color={action.isDanger ? 'error' : 'primary'}
                disabled={isMissing || isTooMany || reached.length === 0}
                onClick={() => void start(reached)}
              >
                {action.label}
              </Button>
            )}
          </>
        ) : (
          <Button
            onClick={() => {
              isStopped.current = true;
            }}
          >
            {t('officeList.stop')}
          </Button>
        )}
      </DialogActions>
      {guard.question}
    </Dialog>
  );
}

interface AskedFieldProps<T> {
  readonly field: ActionField<T>;
  readonly rows: readonly Row<T>[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The choices of a field: its own, or loaded ones; undefined for a text. */
function useChoices<T>({ choices, loadChoices }: ActionField<T>, rows: readonly Row<T>[]) {
  const [loaded, setLoaded] = useState<ActionField<T>['choices']>(loadChoices ? [] : choices);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadChoices?.(rows).then(
      (found) => isWanted && setLoaded(found),
      () => isWanted && setProblem(t('officeList.optionsNotLoaded')),
    );
    return () => {
      isWanted = false;
    };
  }, [loadChoices, rows]);
  return { choices: loaded, problem };
}

/** Whether an instant has passed. */
const isOver = (instant: string) => instant !== '' && instant <= new Date().toISOString();

function AskedField<T>({ field, rows, value, onChange }: AskedFieldProps<T>) {
  const { label, isNeeded = false, most } = field;
  const { choices, problem } = useChoices(field, rows);
  const help = problem ?? field.help;
  if (field.isInstant) return <InstantField {...{ field, value, onChange }} />;
  if (field.isMarkdown) {
    return (
      <MarkdownField
        {...{ label, value, onChange, hint: field.help, isRequired: isNeeded }}
        maxLength={most ?? TEXT_MOST}
      />
    );
  }
  return (
    <TextField
      {...{ label, value }}
      required={isNeeded}
      helperText={help}
      error={problem !== null}
      onChange={(event) => onChange(event.target.value)}
      {...(choices
        ? { select: true }
        : {
            multiline: true,
            minRows: 3,
            maxRows: 12,
            slotProps: { htmlInput: { maxLength: most } },
          })}
    >
      {choices?.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

function InstantField<T>({ field, value, onChange }: Omit<AskedFieldProps<T>, 'rows'>) {
  const [local, setLocal] = useState('');
  const at = instantOf(local);
  return (
    <TextField
      type="datetime-local"
      label={field.label}
      required={field.isNeeded ?? false}
      value={local}
      error={isOver(value)}
      helperText={isOver(value) ? t('officeList.enterTimeInFuture') : zoneOf(at ?? new Date())}
      onChange={(event) => {
        setLocal(event.target.value);
        onChange(instantOf(event.target.value)?.toISOString() ?? '');
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
