import type { Article, ArticleContent } from '../entities/article.ts';
import type { DepositFault } from '../entities/deposit-faults.ts';
import type { ImportProblem } from '../entities/import-problem.ts';
import type { Issue } from '../entities/issue.ts';
import type { Journal } from '../entities/journal.ts';
import type { SubmissionState } from '../states/submission-states.ts';

/** Everything the gate looks at: it reads nothing itself. */
export interface GateFacts {
  readonly article: Pick<Article, 'journal' | 'issue' | 'akey' | 'status' | 'publishedRevision'>;
  readonly content: ArticleContent;
  readonly journal: Pick<Journal, 'doiPrefix' | 'status'> | null;
  readonly issue: Pick<Issue, 'status' | 'kind'> | null;
  /** The day on which readers would see it: `2026-06-01`. */
  readonly day: string;
  /**
   * The PDF that staff gave: it opens, it does not, or its file is gone. `made`: none was given, and
   * the press prints one.
   */
  readonly pdf: 'opens' | 'broken' | 'missing' | 'made';
  /** Names of figures and supplements whose files are gone. */
  readonly missingFiles: readonly string[];
  /** The article that holds this DOI already, if another one does. */
  readonly doiHolder: string | null;
  /**
   * Of a translated article, its original: one of the journal's, itself, unknown to the journal, or a translation too. Null
   * where it translates none.
   */
  readonly original: 'known' | 'itself' | 'missing' | 'translation' | null;
  /** What rendering the text had to say. */
  readonly rendered: readonly ImportProblem[];
  readonly submission: { readonly state: SubmissionState } | null;
  /** iDs whose owners have signed in at ORCID, by the addresses of these people. */
  readonly provedOrcids: readonly { readonly email: string; readonly orcid: string }[];
  /** What Crossref would not take. */
  readonly deposit: readonly DepositFault[];
}
