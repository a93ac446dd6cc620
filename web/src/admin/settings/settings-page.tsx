import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { t } from '@quire/model/messages/t';
import { adminConfigurationPath, adminSettingsPath } from '@quire/model/office-paths';
import { adminDashboardPath } from '@quire/model/paths';
import { Link, useSearchParams } from 'react-router';
import { useRecord } from '../../data/live/office/use-record.ts';
import type { Person } from '../../session/use-person.ts';
import { RecordForm } from '../kit/form/record-form.tsx';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { Configuration } from './configuration.tsx';
import { PRESS_FORM, PRESS_ID } from './press-form.tsx';

const OVERVIEW = { label: t('officeSettings.overview'), path: adminDashboardPath() };

function Settings({ person }: { readonly person: Person }) {
  const [parameters] = useSearchParams();
  const { data, loading, problem } = useRecord('press', PRESS_ID);
  if (parameters.get('tab') === 'configuration') {
    return (
      <OfficeFrame
        person={person}
        title={t('officeSettings.configuration')}
        crumbs={[{ label: t('officeSettings.pageTitle'), path: adminSettingsPath() }]}
      >
        <Configuration />
      </OfficeFrame>
    );
  }
  if (loading) {
    return (
      <OfficeFrame person={person} title={t('officeSettings.pageTitle')}>
        <LinearProgress aria-label={t('office.loading')} />
      </OfficeFrame>
    );
  }
  // A new press has no settings yet; the first ones are created here.
  const isNew = data === null && problem === null;
  return (
    <RecordForm
      key={String(isNew)}
      person={person}
      form={PRESS_FORM}
      id={isNew ? null : PRESS_ID}
      list={OVERVIEW}
      pathOf={adminSettingsPath}
      actions={
        <Button component={Link} to={adminConfigurationPath()}>
          {t('officeSettings.configuration')}
        </Button>
      }
    />
  );
}

/** `/admin/dashboard/settings`, for admins: the press's details and its external services. */
export default function SettingsPage() {
  return (
    <StaffOnly action="press.edit" reach="all">
      {(person) => <Settings person={person} />}
    </StaffOnly>
  );
}
