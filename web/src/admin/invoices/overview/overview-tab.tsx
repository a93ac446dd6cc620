import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AGE_BANDS } from '@quire/model/charges/ageing';
import { useState } from 'react';
import { Panel } from '../../../signed-in/panel.tsx';
import { instant } from '../../kit/dates.ts';
import { OverviewCards } from '../../kit/finance/overview-cards.tsx';
import { useOverview } from '../../kit/finance/use-overview.ts';
import { AgeingTable, type ChosenAge } from './ageing-table.tsx';
import { OpenInvoicesTable } from './open-invoices-table.tsx';

/** The finance overview: totals, tasks and open amounts by age. */
export function OverviewTab() {
  const { found, problem, isLoading, load } = useOverview();
  const [chosen, setChosen] = useState<ChosenAge | null>(null);
  if (!found) {
    return problem ? (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={load}>
            Try again
          </Button>
        }
      >
        {problem}
      </Alert>
    ) : (
      <LinearProgress aria-label="Loading" />
    );
  }
  const shown = found.invoices.filter(
    ({ currency, band }) =>
      chosen === null || (currency === chosen.currency && band === chosen.band),
  );
  const label = AGE_BANDS.find(({ key }) => key === chosen?.band)?.label.toLowerCase();
  return (
    <Stack spacing={2}>
      <OverviewCards overview={found} />
      <Panel isDense title="Open by days overdue">
        {found.ageing.length === 0 ? (
          <Typography color="text.secondary">No open invoices.</Typography>
        ) : (
          <AgeingTable rows={found.ageing} chosen={chosen} onChoose={setChosen} />
        )}
      </Panel>
      <Panel
        isDense
        title={chosen ? `Open invoices: ${chosen.currency}, ${label}` : 'Open invoices'}
      >
        <OpenInvoicesTable invoices={shown} />
        {found.isMore && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            The {found.invoices.length} invoices overdue the longest. There are more.
          </Typography>
        )}
      </Panel>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Typography variant="body2" color="text.secondary">
          As of {instant(found.at)}
        </Typography>
        <Button size="small" loading={isLoading} onClick={load}>
          Refresh
        </Button>
      </Stack>
    </Stack>
  );
}
