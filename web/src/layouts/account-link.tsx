import { t } from '@quire/model/messages/t';
import { accountPath, signInPath } from '@quire/model/paths';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { isSessionRemembered, onSessionRemembered } from '../session/remembered.ts';

/** The way in, or to one's own pages where somebody is signed in on this device. */
export function AccountLink({ className }: { className: string | undefined }) {
  const isSignedIn = useSyncExternalStore(onSessionRemembered, isSessionRemembered, () => false);
  return (
    <Link className={className} to={isSignedIn ? accountPath() : signInPath()}>
      {isSignedIn ? t('layouts.myAccount') : t('layouts.signIn')}
    </Link>
  );
}
