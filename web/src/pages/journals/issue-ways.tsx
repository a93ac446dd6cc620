import type { IssueCard } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import { issuePath } from '@quire/model/paths';
import { Link } from 'react-router';
import styles from './issue-ways.module.css';
import { issueLabel } from './parts/issue-label.ts';

interface IssueWaysProps {
  readonly previous: IssueCard | undefined;
  readonly next: IssueCard | undefined;
}

/** The ways to the issue before and the issue after. */
export function IssueWays({ previous, next }: IssueWaysProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.ways} aria-label={t('journals.otherIssues')}>
      {previous && <Way issue={previous} label={t('journals.previousIssue')} />}
      {next && <Way issue={next} label={t('journals.nextIssue')} end />}
    </nav>
  );
}

/** A number tells an issue of a volume apart, a title any other. */
function nameOf(issue: IssueCard): string {
  return issue.volume || issue.number || !issue.title ? issueLabel(issue) : issue.title;
}

function Way({ issue, label, end }: { issue: IssueCard; label: string; end?: boolean }) {
  return (
    <Link
      className={`${styles.way} ${end ? styles.end : ''}`}
      to={issuePath(issue.journal, issue.issueid)}
      rel={end ? 'next' : 'prev'}
    >
      <span className="eyebrow">{label}</span>
      <span>{t('journals.issueInYear', { issue: nameOf(issue), year: String(issue.year) })}</span>
    </Link>
  );
}
