import { t } from '@quire/model/messages/t';
import { homePath } from '@quire/model/paths';
import { siteErrorMessage } from '@quire/model/site-errors';
import { useRouteError } from 'react-router';
import { describeFailure } from '../data/page-error.ts';
import styles from './full-page-error.module.css';

/** The full-page error screen (spec §8): the failure's fields, and a button that clears it and goes home. */
export function FullPageError() {
  const failure = describeFailure(useRouteError());
  return (
    <main className={styles.screen}>
      <title>{t('pages.wentWrong')}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.message}>{siteErrorMessage('page/failed')}</h1>
      <dl className={styles.fields}>
        {failure.code !== 'page/failed' && (
          <>
            <dt>{t('pages.errorMessage')}</dt>
            <dd>{failure.message}</dd>
          </>
        )}
        <dt>{t('pages.errorStatus')}</dt>
        <dd>{failure.status}</dd>
        <dt>{t('pages.errorCode')}</dt>
        <dd>
          <code>{failure.code}</code>
        </dd>
        {failure.reference && (
          <>
            <dt>{t('pages.errorReference')}</dt>
            <dd>
              <code>{failure.reference}</code>
            </dd>
          </>
        )}
      </dl>
      {/* Loaded from the server: nothing of what has failed is left, and it works without the app. */}
      <a className="button" href={homePath()}>
        {t('pages.backHome')}
      </a>
    </main>
  );
}
