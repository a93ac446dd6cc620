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
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.message}>{siteErrorMessage('page/failed')}</h1>
      <dl className={styles.fields}>
        {failure.code !== 'page/failed' && (
          <>
            <dt>Message</dt>
            <dd>{failure.message}</dd>
          </>
        )}
        <dt>Status</dt>
        <dd>{failure.status}</dd>
        <dt>Code</dt>
        <dd>
          <code>{failure.code}</code>
        </dd>
      </dl>
      {/* Loaded from the server: nothing of what has failed is left, and it works without the app. */}
      <a className="button" href={homePath()}>
        Back to the home page
      </a>
    </main>
  );
}
