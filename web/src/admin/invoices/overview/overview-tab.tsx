import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AGE_BANDS } from '@quire/model/charges/ageing';
import { t } from '@quire/model/messages/t';
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
            {t('office.tryAgain')}
          </Button>
        }
      >
        {problem}
      </Alert>
    ) : (
      <LinearProgress aria-label={t('office.loading')} />
    );
  }
  const shown = found.invoices.filter(
    ({ currency, band }) =>
      chosen === null || (currency === chosen.currency && band === chosen.band),
  );
  const age = AGE_BANDS.find(({ key }) => key === chosen?.band)?.label ?? '';
  return (
    <Stack spacing={2}>
      <OverviewCards overview={found} />
      <Panel isDense title={t('officeFinance.openByAge')}>
        {found.ageing.length === 0 ? (
          <Typography color="text.secondary">{t('officeFinance.noOpenInvoices')}</Typography>
        ) : (
          <AgeingTable rows={found.ageing} chosen={chosen} onChoose={setChosen} />
        )}
      </Panel>
      <Panel
        isDense
        title={
          chosen
            ? t('officeFinance.openInvoicesOf', { currency: chosen.currency, age })
            : t('officeFinance.openInvoices')
        }
      >
        <OpenInvoicesTable invoices={shown} />
        {found.isMore && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {t('officeFinance.longestOverdue', { count: found.invoices.length })}
          </Typography>
        )}
      </Panel>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Typography variant="body2" color="text.secondary">
          {t('officeFinance.asOf', { date: instant(found.at) })}
        </Typography>
        <Button size="small" loading={isLoading} onClick={load}>
          {t('office.refresh')}
        </Button>
      </Stack>
    </Stack>
  );
}
