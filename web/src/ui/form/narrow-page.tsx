import type { ReactNode } from 'react';
import styles from './narrow-page.module.css';

interface NarrowPageProps {
  readonly title: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page that is one form or one message. */
export function NarrowPage({ title, isWide, children }: NarrowPageProps) {
  return (
    <div className={styles.page} data-wide={isWide || undefined}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}

/** Other ways, below a form. */
export function OtherWays({ children }: { children: ReactNode }) {
  return <div className={styles.links}>{children}</div>;
}

/** What has happened; read out when it appears. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.note}>
      {children}
    </div>
  );
}
