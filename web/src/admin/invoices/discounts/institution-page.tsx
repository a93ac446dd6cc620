import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { useInstitution } from '../../../data/live/office/invoices.ts';
import type { Person } from '../../../session/use-person.ts';
import type { Crumb } from '../../kit/crumbs.tsx';
import { OfficeFrame } from '../../kit/office-frame.tsx';
import { InstitutionForm } from './institution-form.tsx';

interface InstitutionPageProps {
  readonly person: Person;
  /** The agreement's ID, or `new`. */
  readonly id: string;
  readonly list: Crumb;
}

/** One agreement with an institution. */
export function InstitutionPage({ person, id, list }: InstitutionPageProps) {
  const isNew = id === 'new';
  const { found, loading, problem } = useInstitution(isNew ? null : id);
  const title = isNew
    ? t('officeDiscounts.newAgreement')
    : (found?.name ?? t('officeDiscounts.agreement'));
  return (
    <OfficeFrame person={person} title={title} crumbs={[list]}>
      {isNew || found ? (
        <InstitutionForm
          key={found?.revision ?? 0}
          {...{ person, list }}
          id={isNew ? null : id}
          before={found}
        />
      ) : loading ? (
        <LinearProgress aria-label={t('office.loading')} />
      ) : (
        <Alert severity={problem ? 'error' : 'info'}>
          {problem ? errorMessage(problem) : t('officeDiscounts.noSuchAgreement')}
        </Alert>
      )}
    </OfficeFrame>
  );
}
