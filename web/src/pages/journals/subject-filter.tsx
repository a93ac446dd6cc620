import { t } from '@quire/model/messages/t';
import { Link } from 'react-router';
import { SideMenu } from '../../ui/side-menu/side-menu.tsx';
import type { FilteredJournals } from './filter-journals.ts';
import { filterPath } from './filter-path.ts';
import styles from './subject-filter.module.css';

/** The press's subjects, each with how many journals it leaves. */
export function SubjectFilter({ filter, subjects }: FilteredJournals) {
  return (
    <nav className={styles.subjects} aria-label={t('journals.bySubject')}>
      <p className={`eyebrow ${styles.label}`}>{t('journals.subject')}</p>
      <SideMenu key={filter.subject ?? ''} summary={filter.subject ?? t('journals.allSubjects')}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
        <ul role="list" className={styles.list}>
          <li>
            <Link
              to={filterPath(filter, { subject: undefined })}
              aria-current={filter.subject === undefined ? 'true' : undefined}
              preventScrollReset
            >
              {t('journals.allSubjects')}
            </Link>
          </li>
          {subjects
            .filter(({ value, count }) => count > 0 || value === filter.subject)
            .map(({ value, count }) => (
              <li key={value}>
                <Link
                  to={filterPath(filter, { subject: value })}
                  aria-current={filter.subject === value ? 'true' : undefined}
                  preventScrollReset
                >
                  {value} <span>{count}</span>
                </Link>
              </li>
            ))}
        </ul>
      </SideMenu>
    </nav>
  );
}
