import type { ReactNode } from 'react';
import styles from './matter.module.css';

/** What follows the text of an article. */
export const Matter = ({ children }: { children: ReactNode }) => (
  <div className={styles.matter}>{children}</div>
);
