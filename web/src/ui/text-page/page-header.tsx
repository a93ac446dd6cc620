import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  readonly eyebrow?: ReactNode;
  readonly summary?: ReactNode;
  /** Of the title and the summary, where it is not the page's. */
  readonly lang?: string | undefined;
  /** Below the summary: ways on, facts. */
  readonly children?: ReactNode;
}

/** The head of a page that is not an article: what it is, in a title and a sentence. */
export function PageHeader({ title, eyebrow, summary, lang, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {eyebrow && <p className={`eyebrow ${styles.eyebrow}`}>{eyebrow}</p>}
      <h1 dir="auto" lang={lang}>
        {title}
      </h1>
      {summary && (
        <p className={styles.lead} dir="auto" lang={lang}>
          {summary}
        </p>
      )}
      {children}
    </header>
  );
}
