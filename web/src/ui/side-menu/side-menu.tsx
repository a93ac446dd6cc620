import type { ReactNode } from 'react';
import styles from './side-menu.module.css';

interface SideMenuProps {
  /** What the menu is called where it is folded. */
  readonly summary: string;
  /** Lists of links. */
  readonly children: ReactNode;
}

/**
 * The inside of a menu beside a text: open where there is room, folded above the text on a phone.
 * Both stand in the page, one of them is shown; neither needs our script.
 */
export function SideMenu({ summary, children }: SideMenuProps) {
  return (
    <>
      <div className={styles.wide}>{children}</div>
      <details className={styles.folded}>
        <summary>{summary}</summary>
        {children}
      </details>
    </>
  );
}
