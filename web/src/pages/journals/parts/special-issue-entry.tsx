import type { SpecialIssueCard } from '@quire/model/entities/published';
import { longDate } from '@quire/model/messages/dates';
import { languageOfText } from '@quire/model/messages/in-reader-language';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { issuePath } from '@quire/model/paths';
import { submitToIssuePath } from '@quire/model/special-issue-paths';
import { Link } from 'react-router';
import { rich } from '../../../messages/rich.ts';
import { MetaLine } from '../../../ui/meta-line.tsx';
import { issueLabel } from './issue-label.ts';
import styles from './special-issue-entry.module.css';

interface SpecialIssueEntryProps {
  readonly issue: SpecialIssueCard;
  /** It takes manuscripts today. */
  readonly takesPapers: boolean;
}

/** A special issue: what it asks for and until when, or what it has published. */
export function SpecialIssueEntry({ issue, takesPapers }: SpecialIssueEntryProps) {
  const { journal, issueid, title, description, guestEditors, topics, deadline, status } = issue;
  const open = status === 'open';
  return (
    <article>
      <h3 className={`title-link ${styles.title}`}>
        <Link
          to={issuePath(journal, issueid)}
          lang={title ? languageOfText(issue, 'title') : undefined}
        >
          {title || issueLabel(issue)}
        </Link>
      </h3>
      {open && deadline && (
        <p className={styles.deadline}>
          {rich('journals.deadline', {
            date: <time dateTime={deadline}>{longDate(deadline)}</time>,
          })}
        </p>
      )}
      {description && (
        <p className={styles.description} dir="auto" lang={languageOfText(issue, 'description')}>
          {description}
        </p>
      )}
      {open && topics.length > 0 && (
        <ul className={styles.topics} aria-label={t('journals.topics')}>
          {topics.map((topic) => (
            <li key={topic} dir="auto" lang={languageOfText(issue, 'topics')}>
              {topic}
            </li>
          ))}
        </ul>
      )}
      {takesPapers && (
        <p>
          <a href={submitToIssuePath(journal, issueid)}>{t('journals.submitToIssue')}</a>
        </p>
      )}
      <MetaLine
        className={styles.facts}
        facts={[
          guestEditors.length > 0 &&
            t('journals.guestEditors', {
              count: guestEditors.length,
              names: formatList(guestEditors),
            }),
          issueLabel(issue),
          !open && issue.datePublished && longDate(issue.datePublished),
          issue.articleCount > 0 && t('journals.articleCount', { count: issue.articleCount }),
        ]}
      />
    </article>
  );
}
