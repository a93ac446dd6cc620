import { signInPath } from '@quire/model/paths';
import { PageHead } from '../page/page-head.tsx';
import styles from './opening.module.css';

/** The place of a signed-in page until it opens: the same from the server and in the browser. */
export function Opening() {
  return (
    <div className={styles.place}>
      <PageHead title="My pages" index={false} />
      <p className={styles.waiting} role="status">
        Opening…
      </p>
      <noscript>
        <p>
          Your own pages need JavaScript. Everything we publish can be read without it.{' '}
          <a href={signInPath()}>Sign in</a>
        </p>
      </noscript>
    </div>
  );
}
