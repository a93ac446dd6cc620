import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { adminInvoicesPath } from '@quire/model/office-paths';
import { Link as RouterLink } from 'react-router';
import { OverviewCards } from '../kit/finance/overview-cards.tsx';
import { useOverview } from '../kit/finance/use-overview.ts';

/** The state of the accounts, for finance staff. */
export function MoneyNow() {
  const { found, problem } = useOverview();
  return (
    <section aria-labelledby="money">
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography variant="h2" id="money" sx={{ mb: 1.5 }}>
          {t('officeDashboard.money')}
        </Typography>
        <Link component={RouterLink} to={adminInvoicesPath('overview')}>
          {t('officeDashboard.financeOverview')}
        </Link>
      </Stack>
      {!found && !problem && (
        <Skeleton
          variant="rounded"
          height={90}
          role="status"
          aria-label={t('officeDashboard.loadingAccounts')}
        />
      )}
      {problem && <Alert severity="warning">{problem}</Alert>}
      {found && <OverviewCards overview={found} />}
    </section>
  );
}
