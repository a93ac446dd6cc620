import { t } from '@quire/model/messages/t';
import { Link } from 'react-router';
import type { FilteredJournals } from './filter-journals.ts';
import { filterPath } from './filter-path.ts';
import styles from './letter-filter.module.css';

/** A to Z: a letter under which there is nothing is no link. */
export function LetterFilter({ filter, letters }: FilteredJournals) {
  return (
    <nav aria-label={t('journals.byLetter')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list" className={styles.letters}>
        <li>
          <Link
            className={styles.letter}
            to={filterPath(filter, { letter: undefined })}
            aria-current={filter.letter === undefined ? 'true' : undefined}
            preventScrollReset
          >
            {t('journals.allLetters')}
          </Link>
        </li>
        {letters.map(({ value, count }) => (
          <li key={value}>
            {count === 0 && value !== filter.letter ? (
              <span className={styles.letter}>{value}</span>
            ) : (
              <Link
                className={styles.letter}
                to={filterPath(filter, { letter: value })}
                aria-current={filter.letter === value ? 'true' : undefined}
                preventScrollReset
              >
                {value}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
