import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { roleInvitationPath } from '@quire/model/office-paths';
import { accountPath, adminDashboardPath, signInPath } from '@quire/model/paths';
import { isStaff } from '@quire/model/roles';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../../app/page/page-head.tsx';
import { CallError } from '../../../data/call-error.ts';
import { call } from '../../../data/calls.ts';
import { forgetToken, keepToken, keptToken } from '../../../session/kept-token.ts';
import { useLinkToken } from '../../../session/link-token.ts';
import ways from '../../../ui/form/narrow-page.module.css';
import { NarrowPage, Note } from '../../../ui/form/narrow-page.tsx';
import { AcceptRoleForm } from './accept-form.tsx';
import { DeclineRoleForm } from './decline-form.tsx';
import type { InvitationView } from './invitation-view.ts';
import { JoinForm } from './join-form.tsx';
import { Offer } from './offer.tsx';

/** The invitation and who is signed in; null while it loads. */
type Found =
  | { readonly view: InvitationView; readonly account: string | null }
  | { readonly problem: string }
  | null;

async function look(token: string): Promise<Found> {
  if (!token) return { problem: errorMessage('account/link-unknown') };
  try {
    const [view, account] = await Promise.all([
      call('viewRoleInvitation', { token }),
      import('../../../session/signed-in-as.ts').then(({ signedInAs }) => signedInAs()),
    ]);
    return { view, account };
  } catch (error) {
    const known = error instanceof CallError ? error : new CallError('page/unavailable');
    return { problem: known.message };
  }
}

function whyClosed(state: Exclude<InvitationView['state'], 'open'>): string {
  switch (state) {
    case 'accepted':
      return t('account.invitationAccepted');
    case 'declined':
      return t('account.invitationDeclined');
    case 'withdrawn':
      return t('account.invitationWithdrawn');
    case 'expired':
      return t('account.invitationExpired');
  }
}

/** `/admin/invitation#…`: accept or decline a role. No account is needed. */
export default function Invitation() {
  const linked = useLinkToken();
  const token = linked === null ? null : linked || keptToken();
  const [found, setFound] = useState<Found>(null);
  const [given, setGiven] = useState<'accepted' | 'declined' | null>(null);
  useEffect(() => {
    if (token === null) return;
    if (token) keepToken(token);
    let isHere = true;
    void look(token).then((answer) => isHere && setFound(answer));
    return () => {
      isHere = false;
    };
  }, [token]);
  function close(answer: 'accepted' | 'declined') {
    forgetToken();
    setGiven(answer);
  }
  return (
    <NarrowPage title={t('account.roleInvitation')} isWide>
      <PageHead
        title={t('account.roleInvitation')}
        description={t('account.roleInvitationWhat')}
        index={false}
      />
      <noscript>
        <p>{t('account.needsScript')}</p>
      </noscript>
      <div aria-live="polite">
        {found === null && <p>{t('account.loadingInvitation')}</p>}
        {found && 'problem' in found && (
          <Note>
            <p>{found.problem}</p>
          </Note>
        )}
      </div>
      {found && 'view' in found && (
        <>
          {given === null && <Offer view={found.view} />}
          <Answer {...found} token={token ?? ''} given={given} onAnswer={close} />
        </>
      )}
    </NarrowPage>
  );
}

interface AnswerProps {
  readonly view: InvitationView;
  readonly account: string | null;
  readonly token: string;
  readonly given: 'accepted' | 'declined' | null;
  readonly onAnswer: (answer: 'accepted' | 'declined') => void;
}

function Answer({ view, account, token, given, onAnswer }: AnswerProps) {
  const { state, email, role, inviter, hasAccount } = view;
  if (given === 'accepted') return <Accepted role={role} />;
  if (given === 'declined') {
    return (
      <Note>
        <p>{t('account.roleDeclined', { inviter })}</p>
      </Note>
    );
  }
  if (state !== 'open') {
    return (
      <Note>
        <p>{whyClosed(state)}</p>
      </Note>
    );
  }
  const forms = { token, email, signIn: roleInvitationPath() };
  const onAccept = () => onAnswer('accepted');
  return (
    <>
      {account !== null ? (
        <AcceptRoleForm {...forms} account={account} onAccept={onAccept} />
      ) : hasAccount ? (
        <>
          <p>{t('account.signInFirst')}</p>
          <p className={ways.ways}>
            <Link className="button" to={signInPath(roleInvitationPath())}>
              {t('account.signInToAccept')}
            </Link>
          </p>
        </>
      ) : (
        <JoinForm {...forms} onAccept={onAccept} />
      )}
      <DeclineRoleForm token={token} inviter={inviter} onDecline={() => onAnswer('declined')} />
    </>
  );
}

/** The next page: the office, or the account if the role has no access to the office. */
function Accepted({ role }: { readonly role: InvitationView['role'] }) {
  const isOffice = isStaff({ roles: [role], grants: {} });
  return (
    <>
      <Note>
        <p>{t('account.roleAccepted')}</p>
      </Note>
      <p className={ways.ways}>
        <a className="button" href={isOffice ? adminDashboardPath() : accountPath()}>
          {isOffice ? t('account.openOffice') : t('account.openAccount')}
        </a>
      </p>
    </>
  );
}
