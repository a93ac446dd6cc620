import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { counterApiPath } from '@quire/model/paths';
import type { Person } from '../../session/use-person.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { CustomersPanel } from './customers-panel.tsx';
import { ReportPanel } from './report-panel.tsx';
import { useCustomers } from './use-customers.ts';

function UsageReports({ person }: { readonly person: Person }) {
  const { found, problem, look } = useCustomers();
  const address = new URL(counterApiPath(), window.location.origin).href;
  return (
    <OfficeFrame person={person} title={t('officeUsage.pageTitle')}>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '75ch' }}>
        {t('officeUsage.intro', { address })}
      </Typography>
      {problem && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={look}>
              {t('office.tryAgain')}
            </Button>
          }
        >
          {problem}
        </Alert>
      )}
      {!found && !problem && <LinearProgress aria-label={t('office.loading')} />}
      {found && (
        <>
          <ReportPanel
            customers={found.customers}
            since={found.since}
            until={found.until}
            key={found.until}
          />
          <CustomersPanel customers={found.customers} onChanged={look} />
        </>
      )}
    </OfficeFrame>
  );
}

/** `/admin/dashboard/usage_reports`, for admins: usage by COUNTER, and the institutions that harvest theirs. */
export default function UsageReportsPage() {
  return (
    <StaffOnly action="press.edit" reach="all">
      {(person) => <UsageReports person={person} />}
    </StaffOnly>
  );
}
