import { t } from '@quire/model/messages/t';
import { signInPath } from '@quire/model/paths';
import { PageHead } from '../page/page-head.tsx';
import styles from './opening.module.css';

/** The place of a signed-in page until it opens: the same from the server and in the browser. */
export function Opening() {
  return (
    <div className={styles.place}>
      <PageHead title={t('pages.myPages')} index={false} />
      <p className={styles.waiting} role="status">
        {t('pages.opening')}
      </p>
      <noscript>
        <p>
          {t('pages.needsScript')} <a href={signInPath()}>{t('pages.signIn')}</a>
        </p>
      </noscript>
    </div>
  );
}
