import { t } from '@quire/model/messages/t';
import { signInPath } from '@quire/model/paths';
import { secondFactorPath } from '@quire/model/second-factor-path';
import { Link } from 'react-router';
import { useNext } from '../../../session/next-page.ts';

/** For people who entered their password too long ago or have another account. */
export function SignInAgainLink() {
  const next = useNext();
  return (
    <p>
      <Link to={signInPath(secondFactorPath(next ?? undefined))}>{t('signIn.passwordAgain')}</Link>
    </p>
  );
}
