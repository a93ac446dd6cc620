import type { PublishedIssue } from '@quire/model/entities/published';
import { journalPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { JournalCover } from '../../ui/cover/journal-cover.tsx';
import { longDate } from '../../ui/dates.ts';
import { MetaLine } from '../../ui/meta-line.tsx';
import styles from './issue-header.module.css';
import { issueLabel, kindLabel } from './issue-label.ts';

interface IssueHeaderProps extends Pick<PublishedIssue, 'issue' | 'journalTitle' | 'hue'> {
  readonly count: number;
}

/** The issue's cover and what it is: volume, number, date, theme and who edited it. */
export function IssueHeader({ issue, journalTitle, hue, count }: IssueHeaderProps) {
  const label = issueLabel(issue);
  return (
    <header className={styles.header}>
      <JournalCover
        className={styles.cover}
        jkey={issue.journal}
        title={journalTitle}
        hue={hue}
        note={`${label} · ${issue.year}`}
      />
      <div>
        <p className={styles.journal}>
          <Link to={journalPath(issue.journal)}>{journalTitle}</Link>
        </p>
        <h1 className={styles.title}>
          {label} <span className={styles.year}>{issue.year}</span>
        </h1>
        {issue.title && <p className={styles.theme}>{issue.title}</p>}
        {issue.description && <p className={styles.description}>{issue.description}</p>}
        {issue.guestEditors.length > 0 && (
          <p className={styles.facts}>Guest editors: {issue.guestEditors.join(', ')}</p>
        )}
        <MetaLine
          className={styles.facts}
          facts={[
            kindLabel(issue.kind),
            issue.status === 'open' && 'In progress',
            issue.datePublished && longDate(issue.datePublished),
            count === 1 ? '1 article' : `${count} articles`,
          ]}
        />
      </div>
    </header>
  );
}
