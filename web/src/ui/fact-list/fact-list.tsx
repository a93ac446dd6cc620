import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface FactListProps {
  /** What each fact is called, and the fact; one that is empty is left out. */
  readonly facts: readonly (readonly [label: string, fact: ReactNode])[];
  readonly className?: string | undefined;
}

/** Facts with their names, as an imprint has them. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={`${styles.facts} ${className ?? ''}`}>
      {facts.map(
        ([label, fact]) =>
          fact && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
