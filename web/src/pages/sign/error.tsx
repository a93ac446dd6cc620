import { t } from '@quire/model/messages/t';
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

function wordsOf(reason: SignError): { readonly title: string; readonly text: string } {
  switch (reason) {
    case 'expired':
      return { title: t('signIn.linkExpired'), text: t('signIn.linkExpiredWhy') };
    case 'used':
      return { title: t('signIn.linkUsed'), text: t('signIn.linkUsedWhy') };
    case 'unknown':
      return { title: t('signIn.linkUnknown'), text: t('signIn.linkUnknownWhy') };
    case 'provider':
      return { title: t('signIn.notSignedIn'), text: t('signIn.notSignedInWhy') };
  }
}

function newLinkOf(about: string | null): { readonly label: string; readonly path: string } | null {
  switch (about) {
    case 'verify':
      return { label: t('signIn.requestNewLink'), path: accountVerifyPath() };
    case 'reset':
      return { label: t('signIn.requestNewLink'), path: forgotPasswordPath() };
    case 'email':
      return { label: t('signIn.toAccount'), path: accountPath() };
    default:
      return null;
  }
}

const isReason = (text: string | null): text is SignError =>
  SIGN_ERRORS.some((reason) => reason === text);

/** `/sign/error?reason=…&about=…`: the problem and the next step. */
export default function SignErrorPage() {
  const [parameters] = useSearchParams();
  const asked = parameters.get('reason');
  const { title, text } = wordsOf(isReason(asked) ? asked : 'unknown');
  const newLink = newLinkOf(parameters.get('about'));
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
          {t('signIn.signIn')}
        </Link>
      </p>
    </NarrowPage>
  );
}
