import type { Issue } from '@quire/model/entities/issue';
import type { PublishedIssue } from '@quire/model/entities/published';
import { longDate } from '@quire/model/messages/dates';
import { languageOfText } from '@quire/model/messages/in-reader-language';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { journalPagePath } from '@quire/model/paths';
import { Link } from 'react-router';
import { rich } from '../../messages/rich.ts';
import { Cover } from '../../ui/cover/cover.tsx';
import { MetaLine } from '../../ui/meta-line.tsx';
import styles from './issue-header.module.css';
import { issueLabel, kindLabel } from './parts/issue-label.ts';

/** An open issue's date is that of its first article. */
const progressOf = ({ datePublished }: PublishedIssue['issue']) =>
  datePublished
    ? t('journals.inProgressSince', { date: longDate(datePublished) })
    : t('journals.inProgress');

/** The issue's cover and what it is: volume, number, date, theme, who edits it, what it asks for. */
export function IssueHeader({
  issue,
  journalTitle,
  hue,
  cover,
  contents,
}: Omit<PublishedIssue, 'issue'> & { readonly issue: Issue }) {
  const label = issueLabel(issue);
  const open = issue.status === 'open';
  const count = contents.length;
  return (
    <header className={styles.header}>
      {cover ? (
        <img
          className={`${styles.cover} ${styles.picture}`}
          src={cover.src}
          srcSet={cover.srcset}
          sizes="11rem"
          width={cover.width}
          height={cover.height}
          alt={cover.alt}
        />
      ) : (
        <Cover
          className={styles.cover}
          id={issue.journal}
          label={issue.journal}
          title={journalTitle}
          hue={hue}
          note={`${label} · ${issue.year}`}
        />
      )}
      <div>
        <h1 className={styles.title}>
          {label} <span className={styles.year}>{issue.year}</span>
        </h1>
        {issue.title && (
          <p className={styles.theme} dir="auto" lang={languageOfText(issue, 'title')}>
            {issue.title}
          </p>
        )}
        {issue.description && (
          <p className={styles.description} dir="auto" lang={languageOfText(issue, 'description')}>
            {issue.description}
          </p>
        )}
        {issue.guestEditors.length > 0 && (
          <p className={styles.facts}>
            {t('journals.guestEditors', {
              count: issue.guestEditors.length,
              names: formatList(issue.guestEditors),
            })}
          </p>
        )}
        <MetaLine
          className={styles.facts}
          facts={[
            kindLabel(issue.kind) !== label && kindLabel(issue.kind),
            open ? progressOf(issue) : issue.datePublished && longDate(issue.datePublished),
            (count > 0 || !open) && t('journals.articleCount', { count }),
          ]}
        />
        {open && issue.deadline && (
          <p className={styles.deadline}>
            {rich('journals.deadline', {
              date: <time dateTime={issue.deadline}>{longDate(issue.deadline)}</time>,
            })}
            {' · '}
            <Link to={journalPagePath(issue.journal, 'call_for_papers')}>
              {t('journals.howToSubmit')}
            </Link>
          </p>
        )}
        {issue.topics.length > 0 && (
          <ul className={styles.topics} aria-label={t('journals.topics')}>
            {issue.topics.map((topic) => (
              <li key={topic} dir="auto" lang={languageOfText(issue, 'topics')}>
                {topic}
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}
