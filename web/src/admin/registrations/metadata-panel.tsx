import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { Registration } from '@quire/model/entities/registration';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { type CallAnswer, call } from '../../data/calls.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { useAsyncAction } from '../../signed-in/use-async-action.ts';
import { MetadataViews } from './metadata-views.tsx';

interface MetadataPanelProps {
  readonly id: string;
  readonly registration: Registration;
}

/** What is sent about a DOI: made when a person asks for it. */
export function MetadataPanel({ id, registration }: MetadataPanelProps) {
  const [found, setFound] = useState<CallAnswer<'registrationXml'> | null>(null);
  const loading = useAsyncAction();
  const load = () => loading.run(async () => setFound(await call('registrationXml', { id })));
  return (
    <Panel isDense title={t('officeRegistrations.whatIsSent')}>
      {loading.problem && <Alert severity="error">{loading.problem}</Alert>}
      {loading.busy && <LinearProgress aria-label={t('officeRegistrations.loadingWhatIsSent')} />}
      {found ? (
        <MetadataViews {...found} registration={registration} />
      ) : (
        <Button variant="outlined" disabled={loading.busy} onClick={() => void load()}>
          {t('officeRegistrations.showWhatIsSent')}
        </Button>
      )}
      {found && (
        <Button disabled={loading.busy} onClick={() => void load()}>
          {t('office.refresh')}
        </Button>
      )}
    </Panel>
  );
}
