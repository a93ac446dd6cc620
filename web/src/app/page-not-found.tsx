import { t } from '@quire/model/messages/t';
import { homePath, journalsPath, searchPath } from '@quire/model/paths';
import { Link } from 'react-router';
import type { Failure } from '../data/page-error.ts';
import { PageHead } from './page/page-head.tsx';
import styles from './page-not-found.module.css';

/** `Page not found: {path}`, with ways on. */
export function PageNotFound({ failure }: { failure: Failure }) {
  return (
    <section className={styles.page}>
      <PageHead title={t('pages.notFound')} index={false} />
      <p className={styles.status}>{failure.status}</p>
      <h1 className={styles.message}>{failure.message}</h1>
      <p>{t('pages.notFoundWhy')}</p>
      <p className={styles.ways}>
        <Link className="button" to={homePath()}>
          {t('pages.home')}
        </Link>
        <Link className="button quiet" to={searchPath()}>
          {t('pages.search')}
        </Link>
        <Link className="button quiet" to={journalsPath()}>
          {t('pages.allJournals')}
        </Link>
      </p>
    </section>
  );
}
