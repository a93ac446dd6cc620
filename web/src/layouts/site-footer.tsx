import { COPYRIGHT_YEARS } from '@quire/model/constants';
import type { PressDigest } from '@quire/model/entities/press';
import { Link } from 'react-router';
import { ALL_JOURNALS, journalEntries } from '../menus.ts';
import { PressMark } from '../ui/brand/press-mark.tsx';
import styles from './site-footer.module.css';

/** Who we are, where things are, how to reach us. */
export function SiteFooter({ digest }: { digest: PressDigest }) {
  const { press } = digest;
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className={styles.inner}>
        <div className={styles.press}>
          <PressMark size={40} />
          <p className={styles.name}>{press.name}</p>
          <p className={styles.tagline}>{press.tagline}</p>
          <address className={styles.address}>{press.address}</address>
        </div>
        <nav aria-label="Footer">
          <h2 className="eyebrow">Read</h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
          <ul role="list" className={styles.links}>
            {[...journalEntries(digest), ALL_JOURNALS].map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="eyebrow">Write to us</h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
          <ul role="list" className={styles.links}>
            <li>
              <a href={`mailto:${press.infoEmail}`}>{press.infoEmail}</a>
              <span>the press and its journals</span>
            </li>
            <li>
              <a href={`mailto:${press.supportEmail}`}>{press.supportEmail}</a>
              <span>help with this site</span>
            </li>
          </ul>
        </div>
      </div>
      <p className={styles.copyright}>
        © {COPYRIGHT_YEARS} {press.name}
      </p>
    </footer>
  );
}
