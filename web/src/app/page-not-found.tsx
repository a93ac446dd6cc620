import { homePath, journalsPath, searchPath } from '@quire/model/paths';
import { Link } from 'react-router';
import type { Failure } from '../data/page-error.ts';
import { PageHead } from './page/page-head.tsx';
import styles from './page-not-found.module.css';

/** `Page Not Found: {path}`, with ways on. */
export function PageNotFound({ failure }: { failure: Failure }) {
  return (
    <section className={styles.page}>
      <PageHead title="Page not found" index={false} />
      <p className={styles.status}>{failure.status}</p>
      <h1 className={styles.message}>{failure.message}</h1>
      <p>
        The page may have moved, or the address may be mistyped. Nothing that was published here is
        ever taken away without a notice in its place.
      </p>
      <p className={styles.ways}>
        <Link className="button" to={homePath()}>
          Home
        </Link>
        <Link className="button quiet" to={searchPath()}>
          Search
        </Link>
        <Link className="button quiet" to={journalsPath()}>
          All journals
        </Link>
      </p>
    </section>
  );
}
