import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { INVITED_ROLES } from '@quire/model/roles';
import { STAFF_ROLES } from '@quire/model/second-factor';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useColleagues } from '../../data/live/desk/use-colleagues.ts';
import { useJournalKeys } from '../../data/live/journal-keys.ts';
import type { Person } from '../../session/use-person.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { FindAccountForm } from './find-account-form.tsx';
import { HoldersTable } from './holders-table.tsx';
import { InvitationsSection } from './invitations-section.tsx';
import { InviteToRoleDialog } from './invite-dialog.tsx';
import { matchingPeople } from './matching-people.ts';
import { type PeopleFilter, PeopleFilters } from './people-filters.tsx';
import { type Holder, RolesDialog } from './roles-dialog.tsx';

/** The filter from the address, so that a link shows the same people. */
function useFilter(journals: readonly string[], hasAll: boolean) {
  const [parameters, setParameters] = useSearchParams();
  // The address is updated a little later, so that typing is not delayed.
  const [words, setWords] = useState(parameters.get('find') ?? '');
  const asked = journals.find((key) => key === parameters.get('journal')) ?? null;
  const filter: PeopleFilter = {
    journal: asked ?? (hasAll ? null : (journals[0] ?? null)),
    role: INVITED_ROLES.find((role) => role === parameters.get('role')) ?? null,
    words,
  };
  const change = ({ journal, role, words: next }: PeopleFilter) => {
    setWords(next);
    setParameters(
      { ...(journal && { journal }), ...(role && { role }), ...(next && { find: next }) },
      { preventScrollReset: true, replace: true },
    );
  };
  return [filter, change] as const;
}

function People({ person }: { readonly person: Person }) {
  const isAdmin = person.claims.roles.includes('admin');
  const journals = useJournalKeys(person.claims, 'user.grant');
  const [filter, change] = useFilter(journals, isAdmin);
  const { journal, role, words } = filter;
  const roles = useMemo(() => (role ? [role] : STAFF_ROLES), [role]);
  const isAsked = isAdmin || journal !== null;
  const { people, loading, isCut, problem } = useColleagues(
    journal ?? (isAdmin ? null : ''),
    isAsked,
    roles,
  );
  const shown = useMemo(() => matchingPeople(people, { role, words }), [people, role, words]);
  const [holder, setHolder] = useState<Holder | null>(null);
  const [isInviting, setInviting] = useState(false);
  return (
    <OfficeFrame
      person={person}
      title={t('officePeople.pageTitle')}
      actions={
        <Button variant="contained" onClick={() => setInviting(true)}>
          {t('officePeople.invite')}
        </Button>
      }
    >
      {isAsked ? (
        <Stack spacing={3}>
          <Stack spacing={2} component="section" aria-label={t('officePeople.peopleWithRoles')}>
            <PeopleFilters {...{ filter, journals }} hasAll={isAdmin} onChange={change} />
            {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
            {!problem && !loading && shown.length === 0 && (
              <Typography color="text.secondary">{t('officePeople.noOneFound')}</Typography>
            )}
            {(loading || shown.length > 0) && (
              <HoldersTable people={shown} {...{ loading }} own={person.uid} onAsk={setHolder} />
            )}
            {isCut && <Alert severity="info">{t('officePeople.onlyFirstSearched')}</Alert>}
            <FindAccountForm onFound={setHolder} />
          </Stack>
          <InvitationsSection person={person} journal={journal} />
        </Stack>
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
      {holder && (
        <RolesDialog
          key={holder.uid}
          {...{ person, journals, holder }}
          onClose={() => setHolder(null)}
        />
      )}
      {isInviting && (
        <InviteToRoleDialog
          {...{ person, journals }}
          email={words.includes('@') ? words.trim() : ''}
          onClose={() => setInviting(false)}
        />
      )}
    </OfficeFrame>
  );
}

/** `/admin/dashboard/people`: the roles of people, the invitations, and the forms to change them. */
export default function PeoplePage() {
  return <StaffOnly action="user.grant">{(person) => <People person={person} />}</StaffOnly>;
}
