import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { t } from '@quire/model/messages/t';
import { adminConferencePath, adminProposalsPath } from '@quire/model/office-paths';
import { Link, useSearchParams } from 'react-router';
import type { Person } from '../../session/use-person.ts';
import { RecordPages } from '../kit/records/record-pages.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { AbstractsOffice } from './abstracts/abstracts-office.tsx';
import { CONFERENCE_FORM } from './conference-form.ts';
import { CONFERENCE_LIST } from './conference-list.tsx';
import { ProgrammeOffice } from './programme/programme-office.tsx';
import { PROPOSAL_FORM } from './proposal-form.ts';
import { PROPOSAL_LIST } from './proposal-list.tsx';

/** `/admin/dashboard/conference`: conferences and, with `?tab=proposals`, proposals. */
export default function ConferencePage() {
  return (
    <StaffOnly action="content.edit" reach="all">
      {(person) => <Conferences person={person} />}
    </StaffOnly>
  );
}

function Conferences({ person }: { person: Person }) {
  const [parameters] = useSearchParams();
  const conference = parameters.get('conference');
  if (conference !== null && parameters.get('tab') === 'abstracts') {
    return <AbstractsOffice key={conference} person={person} conference={conference} />;
  }
  if (conference !== null && parameters.get('tab') === 'programme') {
    return <ProgrammeOffice key={conference} person={person} conference={conference} />;
  }
  const tab = parameters.get('tab') === 'proposals' ? 'proposals' : 'conferences';
  const tabs = (
    <Tabs value={tab} aria-label={t('officeConference.conferencesAndProposals')} sx={{ mb: 2 }}>
      <Tab
        value="conferences"
        label={t('officeConference.conferences')}
        component={Link}
        to={adminConferencePath()}
        replace
      />
      <Tab
        value="proposals"
        label={t('officeConference.proposals')}
        component={Link}
        to={adminProposalsPath()}
        replace
      />
    </Tabs>
  );
  return tab === 'proposals' ? (
    <RecordPages
      key="proposals"
      person={person}
      title={t('officeConference.conferences')}
      list={PROPOSAL_LIST}
      form={PROPOSAL_FORM}
      pathOf={adminProposalsPath}
    >
      {tabs}
    </RecordPages>
  ) : (
    <RecordPages
      key="conferences"
      person={person}
      title={t('officeConference.conferences')}
      list={CONFERENCE_LIST}
      form={CONFERENCE_FORM}
      pathOf={adminConferencePath}
    >
      {tabs}
    </RecordPages>
  );
}
