import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useJournalKeys } from '../../data/live/journal-keys.ts';
import { useAccount } from '../../data/live/people/use-account.ts';
import type { Person } from '../../session/use-person.ts';
import { RecordList } from '../kit/list/record-list.tsx';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { useAddressFlag } from '../kit/use-address-flag.ts';
import { accountList } from './account-list.tsx';
import { FindAccountForm } from './find-account-form.tsx';
import { InvitationsSection } from './invitations-section.tsx';
import { InviteToRoleDialog } from './invite-dialog.tsx';
import { type Holder, RolesDialog } from './roles-dialog.tsx';

const ACCOUNT_ID = /^[A-Za-z0-9_-]{1,128}$/;

function People({ person }: { readonly person: Person }) {
  const isAdmin = person.claims.roles.includes('admin');
  const journals = useJournalKeys(person.claims, 'user.grant');
  const [parameters, setParameters] = useSearchParams();
  const list = useMemo(
    () => accountList({ isForAll: isAdmin, own: person.uid }),
    [isAdmin, person.uid],
  );
  const record = parameters.get('record');
  const isOther = record !== null && ACCOUNT_ID.test(record) && record !== person.uid;
  const { account, problem } = useAccount(isOther ? record : null);
  // One that no list of this person shows, found by its address.
  const [found, setFound] = useState<Holder | null>(null);
  const holder = found ?? account;
  function close() {
    setFound(null);
    setParameters(
      (before) => {
        before.delete('record');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  const [isInviting, setInviting] = useAddressFlag('invite');
  const typed = parameters.get('q')?.trim() ?? '';
  const chosen = journals.find((key) => key === parameters.get('journals'));
  const shown = useMemo(() => {
    if (chosen !== undefined) return [chosen];
    return isAdmin ? null : journals;
  }, [chosen, isAdmin, journals]);
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
      <Stack spacing={3}>
        <Stack spacing={2} component="section" aria-label={t('officePeople.accounts')}>
          {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
          <RecordList person={person} list={list} />
          {!isAdmin && <FindAccountForm onFound={setFound} />}
        </Stack>
        <InvitationsSection person={person} journals={shown} />
      </Stack>
      {holder && <RolesDialog key={holder.uid} {...{ person, journals, holder }} onClose={close} />}
      {isInviting && (
        <InviteToRoleDialog
          {...{ person, journals }}
          journal={chosen ?? null}
          email={typed.includes('@') ? typed : ''}
          onClose={() => setInviting(false)}
        />
      )}
    </OfficeFrame>
  );
}

/** What the address of this page was called before: mails have links to it. */
const RENAMED = { journal: 'journals', role: 'holds', find: 'q' } as const;

function renamed(parameters: URLSearchParams): string | null {
  const next = new URLSearchParams(parameters);
  for (const [before, after] of Object.entries(RENAMED)) {
    const value = next.get(before);
    if (value === null) continue;
    next.delete(before);
    next.set(after, value);
  }
  return next.size > 0 && next.toString() !== parameters.toString() ? next.toString() : null;
}

/** `/admin/dashboard/people`: accounts and their roles, the invitations, and the forms to change them. */
export default function PeoplePage() {
  const search = renamed(useSearchParams()[0]);
  if (search !== null) return <Navigate to={{ search }} replace />;
  return <StaffOnly action="user.grant">{(person) => <People person={person} />}</StaffOnly>;
}
