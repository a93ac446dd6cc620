import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isUnderWay, type StoredToolRun } from '@quire/model/entities/tool-run';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../data/calls.ts';
import { usePerson } from '../../session/use-person.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { saveStoredFile } from '../../signed-in/save-stored-file.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { instant } from '../kit/dates.ts';
import { startRun } from './start-run.ts';

/** The actions on a run: stop, continue, import after a dry run, download its files. */
export function RunActions({ run }: { readonly run: StoredToolRun }) {
  const [, setParameters] = useSearchParams();
  const session = usePerson();
  const [problem, setProblem] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const [links, setLinks] = useState<readonly { name: string; path: string }[] | null>(null);
  const attempt = (work: () => Promise<unknown>) => {
    setProblem(null);
    work().catch((error: unknown) => setProblem(messageOf(error)));
  };
  const { options, state } = run;
  const isMine = session.state === 'signed-in' && session.person.uid === run.createdBy;
  const isTried = state === 'done' && 'dryRun' in options && options.dryRun;
  const { refused = 0, records = 0 } = run.counts;
  const isRefused = isTried && records > 0 && refused >= records;

  return (
    <Stack spacing={1}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {isRefused && <Alert severity="warning">{t('officeTools.allRefused')}</Alert>}
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        {isUnderWay(state) && (
          <Button
            variant="outlined"
            onClick={() => attempt(() => call('cancelToolRun', { run: run.id }))}
          >
            {t('officeTools.stop')}
          </Button>
        )}
        {(state === 'failed' || state === 'cancelled') && (
          <Button
            variant="contained"
            onClick={() => attempt(() => call('resumeToolRun', { run: run.id }))}
          >
            {t('officeTools.continueRun')}
          </Button>
        )}
        {isTried && !isRefused && (
          <Button variant="contained" onClick={() => setAsks(true)}>
            {t('officeTools.importAfterDryRun')}
          </Button>
        )}
        {state === 'done' && run.result && !isMine && (
          <Typography>{t('officeTools.notYourExport')}</Typography>
        )}
        {state === 'done' && run.result && isMine && !links && (
          <Button
            variant="contained"
            onClick={() =>
              attempt(async () => setLinks((await call('exportLinks', { run: run.id })).parts))
            }
          >
            {t('officeTools.showFiles')}
          </Button>
        )}
      </Stack>
      {links && (
        <ul>
          {links.map(({ name, path }) => (
            <li key={name}>
              <Button size="small" onClick={() => attempt(() => saveStoredFile({ path, name }))}>
                {name}
              </Button>
            </li>
          ))}
          {run.result && (
            <li>{t('officeTools.deletedOn', { date: instant(run.result.expiresAt) })}</li>
          )}
        </ul>
      )}
      <ConfirmDialog
        open={asks}
        title={t('officeTools.importTitle')}
        does={t('officeTools.importButton')}
        onClose={() => setAsks(false)}
        onConfirm={async () => {
          if (!('dryRun' in options)) return;
          setParameters({ run: await startRun({ ...options, dryRun: false }) });
        }}
      >
        {'publish' in options && options.publish
          ? t('officeTools.importPublishes')
          : t('officeTools.importDrafts')}
      </ConfirmDialog>
    </Stack>
  );
}
