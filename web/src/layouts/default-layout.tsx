import type { PressDigest } from '@quire/model/entities/press';
import { t } from '@quire/model/messages/t';
import type { ReactNode } from 'react';
import styles from './default-layout.module.css';
import { SiteHeader } from './site-header.tsx';

const MAIN_ID = 'main';

interface LayoutProps {
  readonly digest: PressDigest;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** The press around a public page: skip link, navigation, the page, footer. */
export function DefaultLayout({ digest, foot, children }: LayoutProps) {
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {t('layouts.skip')}
      </a>
      <SiteHeader digest={digest} />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {foot}
    </div>
  );
}
