import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { call } from '../../data/calls.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useAction } from '../kit/use-action.ts';

/** Leads to the alerts of the account's address, on the page that its mails lead to as well. */
export function AlertsPanel() {
  const { run, busy, problem } = useAction();
  return (
    <Panel title={t('authorAccount.alertsTitle')}>
      <Typography sx={{ mb: 2 }}>{t('authorAccount.alertsHint')}</Typography>
      <Button
        variant="outlined"
        loading={busy}
        onClick={() =>
          void run(async () => {
            const { path } = await call('alertsAddress', {});
            location.assign(path);
          })
        }
      >
        {t('authorAccount.alertsManage')}
      </Button>
      <ProblemNote>{problem}</ProblemNote>
    </Panel>
  );
}
