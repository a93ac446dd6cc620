import { COPYRIGHT_YEARS } from '@quire/model/constants';
import type { PressToday } from '@quire/model/entities/press';
import { languageOfText } from '@quire/model/messages/in-reader-language';
import { t } from '@quire/model/messages/t';
import { Link } from 'react-router';
import { feeds, footerMenu } from '../navigation/page-menus.ts';
import { BrandMark } from './brand-mark.tsx';
import { LanguageMenu } from './language-menu.tsx';
import styles from './site-footer.module.css';

/** Who we are, where things are, how to reach us. */
export function SiteFooter({ digest, base }: { digest: PressToday; base: string }) {
  const { press, footer = [] } = digest;
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className={styles.inner}>
        <div className={styles.press}>
          <BrandMark digest={digest} size={40} />
          <p className={styles.name}>{press.name}</p>
          <p className={styles.tagline} dir="auto" lang={languageOfText(press, 'tagline')}>
            {press.tagline}
          </p>
          <address className={styles.address}>{press.address}</address>
          {footer.map(({ text, to }) => (
            <p
              key={text}
              className={styles.line}
              dir="auto"
              lang={languageOfText(digest, 'footer')}
            >
              {to ? <Link to={to}>{text}</Link> : text}
            </p>
          ))}
        </div>
        {footerMenu().map(({ label, entries }) => (
          <nav key={label} aria-label={label}>
            <h2 className="eyebrow">{label}</h2>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
            <ul role="list" className={styles.links}>
              {entries.map((entry) => (
                <li key={entry.path}>
                  <Link to={entry.path}>{entry.label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2 className="eyebrow">{t('layouts.footerContact')}</h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
          <ul role="list" className={styles.links}>
            <li>
              <a href={`mailto:${press.infoEmail}`}>{press.infoEmail}</a>
              <span>{t('layouts.contactPress')}</span>
            </li>
            <li>
              <a href={`mailto:${press.supportEmail}`}>{press.supportEmail}</a>
              <span>{t('layouts.contactSupport')}</span>
            </li>
          </ul>
        </div>
      </div>
      <div className={styles.last}>
        <p>
          © {COPYRIGHT_YEARS} {press.name}
        </p>
        <LanguageMenu offered={press.languages ?? []} base={base} />
        <p className={styles.feeds}>
          {t('layouts.feeds')}
          {feeds().map(({ path, label }) => (
            <a key={path} href={path} type="application/atom+xml">
              {label}
            </a>
          ))}
        </p>
      </div>
    </footer>
  );
}
