import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EXPORTS_PER_DAY } from '@quire/model/constants';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { call } from '../../data/calls.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { saveFile } from '../../ui/files/save-file.ts';
import { useAction } from '../kit/use-action.ts';
import { EraseDialog } from './erase-dialog.tsx';

/** The person's data, which they can download or have erased. */
export function DataPanel({ isLeaving }: { isLeaving: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const fetching = useAction();
  return (
    <Panel title={t('authorAccount.yourData')}>
      <Typography sx={{ mb: 2 }}>
        {t('authorAccount.yourDataHint', { count: EXPORTS_PER_DAY })}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button
          variant="outlined"
          loading={fetching.busy}
          onClick={() =>
            void fetching.run(async () => {
              const { fileName, data } = await call('exportMyData', {});
              const text = JSON.stringify(data, null, 2);
              saveFile(new Blob([text], { type: 'application/json' }), fileName);
            })
          }
        >
          {t('authorAccount.downloadMyData')}
        </Button>
        {!isLeaving && (
          <Button color="error" onClick={() => setAsking(true)}>
            {t('authorAccount.openErasure')}
          </Button>
        )}
      </Stack>
      <ProblemNote>{fetching.problem}</ProblemNote>
      {isAsking && <EraseDialog onClose={() => setAsking(false)} />}
    </Panel>
  );
}
