import {
  accountPath,
  accountVerifyPath,
  forgotPasswordPath,
  SIGN_ERRORS,
  type SignError,
  signInPath,
} from '@quire/model/paths';
import { Link, useSearchParams } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
import styles from '../../ui/form/narrow-page.module.css';
import { NarrowPage } from '../../ui/form/narrow-page.tsx';

const WORDS: Readonly<Record<SignError, { title: string; text: string }>> = {
  expired: {
    title: 'This link has expired',
    text: 'For security, links work for a limited time. Request a new one.',
  },
  used: {
    title: 'This link has already been used',
    text: 'Each link works once. If you used it, sign in to continue. If not, request a new one.',
  },
  unknown: {
    title: 'This link is not valid',
    text: 'It is incomplete or has been replaced by a newer one. Only the latest link works.',
  },
  provider: {
    title: 'You could not be signed in',
    text: 'The other service did not confirm your sign-in. Try again, or sign in with your password.',
  },
};

const NEW_LINKS: Readonly<Record<string, { label: string; path: string }>> = {
  verify: { label: 'Request a new link', path: accountVerifyPath() },
  reset: { label: 'Request a new link', path: forgotPasswordPath() },
  email: { label: 'Go to your account', path: accountPath() },
};

const isReason = (text: string | null): text is SignError =>
  SIGN_ERRORS.some((reason) => reason === text);

/** `/sign/error?reason=…&about=…`: the problem and the next step. */
export default function SignErrorPage() {
  const [parameters] = useSearchParams();
  const asked = parameters.get('reason');
  const { title, text } = WORDS[isReason(asked) ? asked : 'unknown'];
  const newLink = NEW_LINKS[parameters.get('about') ?? ''];
  return (
    <NarrowPage title={title}>
      <PageHead title={title} description={text} index={false} />
      <p>{text}</p>
      <p className={styles.ways}>
        {newLink && (
          <Link className="button" to={newLink.path}>
            {newLink.label}
          </Link>
        )}
        <Link className={newLink ? 'button quiet' : 'button'} to={signInPath()}>
          Sign in
        </Link>
      </p>
    </NarrowPage>
  );
}
