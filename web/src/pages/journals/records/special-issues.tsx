import type { SpecialIssueCard } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import { proposeSpecialIssuePath } from '@quire/model/special-issue-paths';
import type { JournalPageData } from '../parts/journal-page-data.ts';
import { SpecialIssueEntry } from '../parts/special-issue-entry.tsx';
import styles from './special-issues.module.css';

interface SpecialIssueGroupProps {
  readonly issues: readonly SpecialIssueCard[];
  /** What stands there where there is none. */
  readonly none: string;
  readonly takesPapers?: boolean;
}

function SpecialIssueGroup({ issues, none, takesPapers = false }: SpecialIssueGroupProps) {
  if (issues.length === 0) return <p>{none}</p>;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one
    <ul role="list" className={styles.issues}>
      {issues.map((issue) => (
        <li key={issue.issueid}>
          <SpecialIssueEntry issue={issue} takesPapers={takesPapers} />
        </li>
      ))}
    </ul>
  );
}

/** All of them: those that ask for papers, then those that are done. */
export function SpecialIssuesIndex({ page: { special, frame } }: { page: JournalPageData }) {
  return (
    <>
      <section aria-labelledby="open" className={styles.group}>
        <h2 id="open">{t('journals.openForSubmissions')}</h2>
        <SpecialIssueGroup issues={special.open} none={t('journals.noneOpen')} takesPapers />
      </section>
      <section aria-labelledby="past" className={styles.group}>
        <h2 id="past">{t('journals.published')}</h2>
        <SpecialIssueGroup issues={special.past} none={t('journals.nonePublished')} />
      </section>
      <ProposeLink jkey={frame.name} />
    </>
  );
}

function ProposeLink({ jkey }: { readonly jkey: string }) {
  return (
    <p>
      <a className="button quiet" href={proposeSpecialIssuePath(jkey)}>
        {t('journals.propose')}
      </a>
    </p>
  );
}

/** Below the journal's invitation: the form. */
export function ProposeSpecialIssue({ page: { frame } }: { page: JournalPageData }) {
  return <ProposeLink jkey={frame.name} />;
}

/** Those that ask for papers, with their topics and last days. */
export function OpenSpecialIssues({ page: { special } }: { page: JournalPageData }) {
  return (
    <OneGroup
      heading={t('journals.openNow')}
      issues={special.open}
      none={t('journals.noneOpen')}
      takesPapers
    />
  );
}

/** Those that no longer ask for papers. */
export function PastSpecialIssues({ page: { special } }: { page: JournalPageData }) {
  return (
    <OneGroup
      heading={t('journals.publishedNewest')}
      issues={special.past}
      none={t('journals.nonePublished')}
    />
  );
}

function OneGroup({ heading, ...group }: SpecialIssueGroupProps & { heading: string }) {
  return (
    <section aria-labelledby="issues" className={styles.group}>
      <h2 id="issues">{heading}</h2>
      <SpecialIssueGroup {...group} />
    </section>
  );
}
