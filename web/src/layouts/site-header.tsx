import type { PressDigest } from '@quire/model/entities/press';
import { homePath, signInPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { PressMark } from '../ui/brand/press-mark.tsx';
import { Drawer } from './drawer.tsx';
import { JournalsMenu } from './journals-menu.tsx';
import styles from './site-header.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

/** The top navigation: a row of entries, or a drawer where there is no room for them. */
export function SiteHeader({ digest }: { digest: PressDigest }) {
  return (
    <header className={`${styles.header} no-print`}>
      <div className={styles.inner}>
        <Link className={styles.brand} to={homePath()}>
          <PressMark />
          {digest.press.name}
        </Link>
        <nav className={styles.entries} aria-label="Main">
          <JournalsMenu digest={digest} />
        </nav>
        <div className={styles.tools}>
          <Link className={styles.signIn} to={signInPath()}>
            Sign in
          </Link>
          <ThemeToggle />
          <Drawer digest={digest} />
        </div>
      </div>
    </header>
  );
}
