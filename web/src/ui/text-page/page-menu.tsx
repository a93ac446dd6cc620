import type { ReactNode } from 'react';
import { SideMenu } from '../side-menu/side-menu.tsx';
import styles from './page-menu.module.css';

interface PageMenuProps {
  readonly label: string;
  /** Lists of links. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Links beside a content document's text: the pages of its section, or its own headings. */
export function PageMenu({ label, children, className = '' }: PageMenuProps) {
  return (
    <nav className={`${styles.menu} ${className} no-print`} aria-label={label}>
      <p className={`eyebrow ${styles.label}`}>{label}</p>
      <SideMenu summary={label}>{children}</SideMenu>
    </nav>
  );
}
