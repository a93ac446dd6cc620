import { SPECIAL_ISSUES_PAGES } from '@quire/model/journal-pages';
import { t } from '@quire/model/messages/t';
import { specialIssuesPath } from '@quire/model/paths';
import { Link, useLocation } from 'react-router';
import type { FramedJournal } from '../../layouts/journal-frame-menu.ts';
import styles from './special-issues-tabs.module.css';

/** The four pages on special issues; the invitation only once it has been written. */
export function SpecialIssuesTabs({ journal: { name, texts } }: { journal: FramedJournal }) {
  const { pathname } = useLocation();
  const pages = SPECIAL_ISSUES_PAGES.filter(
    ({ key }) => key !== 'proposals_invitation' || texts.includes(`special_issues~${key}`),
  );
  return (
    <nav aria-label={t('journals.specialIssues')} className={styles.tabs}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list">
        {pages.map(({ key, label }) => {
          const path = specialIssuesPath(name, key);
          return (
            <li key={key}>
              <Link to={path} aria-current={path === pathname ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
