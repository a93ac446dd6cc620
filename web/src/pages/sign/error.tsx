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
    text: 'Links work for a limited time, so that an old mail is of no use to a stranger. A new one takes a minute.',
  },
  used: {
    title: 'This link has already been used',
    text: 'It works once. If it was you, all is well: go on by signing in. If not, ask for a new one.',
  },
  unknown: {
    title: 'We do not know this link',
    text: 'It is not complete, or a newer one has taken its place: only the last one that we sent works.',
  },
  provider: {
    title: 'Signing in did not work',
    text: 'The other service did not let us in. Try again, or sign in with your password.',
  },
};

const NEW_LINKS: Readonly<Record<string, { label: string; path: string }>> = {
  verify: { label: 'Have a new link sent', path: accountVerifyPath() },
  reset: { label: 'Ask for a new link', path: forgotPasswordPath() },
  email: { label: 'Go to your account', path: accountPath() },
};

const isReason = (text: string | null): text is SignError =>
  SIGN_ERRORS.some((reason) => reason === text);

/** `/sign/error?reason=…&about=…`: what was wrong, and the way on. */
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
