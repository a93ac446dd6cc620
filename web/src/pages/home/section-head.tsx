import { Link } from 'react-router';
import styles from './section-head.module.css';

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  /** Where the whole list stands. */
  readonly all: { readonly label: string; readonly path: string };
  readonly className?: string | undefined;
}

/** The heading of a part of the home page, with the way to all of it. */
export function SectionHead({ id, title, all, className }: SectionHeadProps) {
  return (
    <div className={`${styles.heading} ${className ?? ''}`}>
      <h2 id={id}>{title}</h2>
      <Link className={styles.all} to={all.path}>
        {all.label}
      </Link>
    </div>
  );
}
