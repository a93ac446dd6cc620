import type { SpecialIssueCard } from '@quire/model/entities/published';
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

const NONE_OPEN = 'No special issue is open for submissions at the moment.';
const NONE_PAST = 'No special issue has been published yet.';

/** All of them: those that ask for papers, then those that are done. */
export function SpecialIssuesIndex({ page: { special, frame } }: { page: JournalPageData }) {
  return (
    <>
      <section aria-labelledby="open" className={styles.group}>
        <h2 id="open">Open for submissions</h2>
        <SpecialIssueGroup issues={special.open} none={NONE_OPEN} takesPapers />
      </section>
      <section aria-labelledby="past" className={styles.group}>
        <h2 id="past">Published</h2>
        <SpecialIssueGroup issues={special.past} none={NONE_PAST} />
      </section>
      <ProposeLink jkey={frame.name} />
    </>
  );
}

function ProposeLink({ jkey }: { readonly jkey: string }) {
  return (
    <p>
      <a className="button quiet" href={proposeSpecialIssuePath(jkey)}>
        Propose a special issue
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
  return <OneGroup heading="Open now" issues={special.open} none={NONE_OPEN} takesPapers />;
}

/** Those that no longer ask for papers. */
export function PastSpecialIssues({ page: { special } }: { page: JournalPageData }) {
  return <OneGroup heading="Published, the newest first" issues={special.past} none={NONE_PAST} />;
}

function OneGroup({ heading, ...group }: SpecialIssueGroupProps & { heading: string }) {
  return (
    <section aria-labelledby="issues" className={styles.group}>
      <h2 id="issues">{heading}</h2>
      <SpecialIssueGroup {...group} />
    </section>
  );
}
