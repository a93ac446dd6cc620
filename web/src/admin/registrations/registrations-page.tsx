import { t } from '@quire/model/messages/t';
import { adminRegistrationsPath } from '@quire/model/office-paths';
import { useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Person } from '../../session/use-person.ts';
import { RecordList } from '../kit/list/record-list.tsx';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { REGISTRATIONS } from './registration-list.tsx';
import { RegistrationView } from './registration-view.tsx';

function Registrations({ person }: { readonly person: Person }) {
  const [parameters] = useSearchParams();
  const { search } = useLocation();
  const registration = parameters.get('record');
  /** The list's filters, kept for the link back. */
  const lastList = useRef('');
  if (registration !== null) {
    const list = {
      label: t('officeRegistrations.pageTitle'),
      path: `${adminRegistrationsPath()}${lastList.current}`,
    };
    return <RegistrationView key={registration} person={person} id={registration} list={list} />;
  }
  lastList.current = search;
  return (
    <OfficeFrame person={person} title={t('officeRegistrations.pageTitle')}>
      <RecordList person={person} list={REGISTRATIONS} />
    </OfficeFrame>
  );
}

/** `/admin/dashboard/dois`: the DOIs of the press; for editors, those of their journals. */
export default function RegistrationsPage() {
  return (
    <StaffOnly action="article.read">{(person) => <Registrations person={person} />}</StaffOnly>
  );
}
