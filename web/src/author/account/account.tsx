import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { isStaff } from '@quire/model/roles';
import { useOwnProfile } from '../../data/live/profile.ts';
import type { Person } from '../../session/use-person.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { AbsencePanel } from './absence-panel.tsx';
import { AddressPanel } from './address-panel.tsx';
import { AlertsPanel } from './alerts-panel.tsx';
import { CompleteProfile } from './complete-profile.tsx';
import { DataPanel } from './data-panel.tsx';
import { ErasureNotice } from './erasure-notice.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';
import { OrcidPanel } from './orcid-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { StaffMailsPanel } from './staff-mails-panel.tsx';

/** The account's panels, or the form that completes an account created with another service. */
export function Account({ person }: { person: Person }) {
  const { profile, loading, problem } = useOwnProfile(person.uid);
  if (loading) return <CircularProgress aria-label={t('authorAccount.loading')} />;
  const isNew = person.claims.roles.length === 0;
  return (
    <Box sx={{ maxWidth: '46rem' }}>
      {isNew && <CompleteProfile name={person.name} />}
      {!isNew && <ProblemNote>{problem && errorMessage(problem)}</ProblemNote>}
      {profile && (
        <>
          {profile.erasureAt && <ErasureNotice at={profile.erasureAt} />}
          <ProfilePanel uid={person.uid} profile={profile} />
          <OrcidPanel />
          <LanguagePanel uid={person.uid} chosen={profile.language} />
          <NotificationsPanel uid={person.uid} chosen={profile.notifications} />
          {!isNew && <AlertsPanel />}
          {isStaff(person.claims) && <StaffMailsPanel chosen={profile.staffMails ?? {}} />}
          {(person.claims.grants.editor ?? []).length > 0 && <AbsencePanel />}
        </>
      )}
      {!isNew && (
        <>
          <AddressPanel email={person.email} />
          <PasswordPanel person={person} />
          {(isStaff(person.claims) || person.hasSecondFactor) && (
            <SecondFactorPanel person={person} />
          )}
        </>
      )}
      <SessionsPanel person={person} />
      <DataPanel isLeaving={profile?.erasureAt !== undefined} />
    </Box>
  );
}
