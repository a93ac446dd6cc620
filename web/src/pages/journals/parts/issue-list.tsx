import type { IssueCard } from '@quire/model/entities/published';
import { longDate } from '@quire/model/messages/dates';
import { languageOfText } from '@quire/model/messages/in-reader-language';
import { t } from '@quire/model/messages/t';
import { issuePath } from '@quire/model/paths';
import { Link } from 'react-router';
import { MetaLine } from '../../../ui/meta-line.tsx';
import { byYear } from './by-year.ts';
import { issueLabel, kindLabel } from './issue-label.ts';
import styles from './issue-list.module.css';

/** Issues of the journal, by year, the newest first. */
export function IssueList({ issues }: { issues: readonly IssueCard[] }) {
  if (issues.length === 0) return null;
  return (
    <div className={styles.issues}>
      {byYear(issues).map(({ year, cards }) => (
        <div key={year} className={styles.year}>
          <h2>{year}</h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
          <ul role="list">
            {cards.map((issue) => (
              <li key={issue.issueid} className={styles.issue}>
                <Link to={issuePath(issue.journal, issue.issueid)}>{issueLabel(issue)}</Link>
                {issue.title && (
                  <span className={styles.title} dir="auto" lang={languageOfText(issue, 'title')}>
                    {issue.title}
                  </span>
                )}
                <MetaLine
                  className={styles.facts}
                  facts={[
                    kindLabel(issue.kind),
                    issue.status === 'open' && t('journals.inProgress'),
                    issue.datePublished && longDate(issue.datePublished),
                    (issue.articleCount > 0 || issue.status !== 'open') &&
                      t('journals.articleCount', { count: issue.articleCount }),
                  ]}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
