import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import type { Registration } from '@quire/model/entities/registration';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { useRegistration } from '../../data/live/office/registrations.ts';
import type { Person } from '../../session/use-person.ts';
import type { Crumb } from '../kit/crumbs.tsx';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { RegistrationStateChip } from '../kit/registrations/state-chip.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { MetadataPanel } from './metadata-panel.tsx';
import { RegistrationButtons } from './registration-buttons.tsx';
import { RegistrationFacts } from './registration-facts.tsx';
import { ResolvesPanel } from './resolves-panel.tsx';

interface RegistrationViewProps {
  readonly person: Person;
  readonly id: string;
  readonly list: Crumb;
}

/** One DOI: what it is of, what the agency says, where it leads, and what is sent about it. */
export function RegistrationView({ person, id, list }: RegistrationViewProps) {
  const { registration, loading, problem } = useRegistration(id);
  if (!registration) {
    return (
      <OfficeFrame person={person} title={t('officeRegistrations.untitled')} crumbs={[list]}>
        {loading ? (
          <LinearProgress aria-label={t('office.loading')} />
        ) : (
          <Alert severity={problem ? 'error' : 'info'}>
            {problem ? errorMessage(problem) : t('officeRegistrations.notFound')}
          </Alert>
        )}
      </OfficeFrame>
    );
  }
  return (
    <OfficeFrame
      person={person}
      title={registration.doi}
      crumbs={[list]}
      actions={
        <>
          <RegistrationStateChip of={registration} />
          <RegistrationButtons id={id} registration={registration} />
        </>
      }
    >
      <Stack spacing={2} sx={{ maxWidth: 980 }}>
        <ShownRegistration id={id} registration={registration} />
      </Stack>
    </OfficeFrame>
  );
}

interface ShownRegistrationProps {
  readonly id: string;
  readonly registration: Registration;
}

/** Everything below the title. */
function ShownRegistration({ id, registration }: ShownRegistrationProps) {
  return (
    <>
      {registration.isTest && <Alert severity="warning">{t('officeRegistrations.testNote')}</Alert>}
      <AnswerPanel registration={registration} />
      <RegistrationFacts registration={registration} />
      <ResolvesPanel registration={registration} />
      <MetadataPanel id={id} registration={registration} />
    </>
  );
}
