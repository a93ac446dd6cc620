import {
  JOURNAL_PAGES,
  type JournalSubPageKey,
  SPECIAL_ISSUES_PAGES,
} from '@quire/model/journal-pages';

/** A page below a journal's home. */
export interface SubPage {
  /** What follows `/journals/{jkey}/`. */
  readonly key: JournalSubPageKey;
  readonly label: string;
  /** A `text` page is there when its content document is, `figures` when the journal publishes them; a `record` always. */
  readonly from: 'record' | 'text' | 'figures';
}

const SUB_PAGES: readonly SubPage[] = [
  ...JOURNAL_PAGES,
  ...SPECIAL_ISSUES_PAGES.flatMap(({ key, label }): SubPage[] =>
    key === 'index'
      ? []
      : [
          {
            key: `special_issues/${key}`,
            label,
            from: key === 'proposals_invitation' ? 'text' : 'record',
          },
        ],
  ),
];

/** The page that a row of the route table stands for: `/journals/:journal_key/editors`. */
export function subPageOf(pattern: string): SubPage | undefined {
  const key = pattern.replace(/^\/?journals\/:journal_key\//, '');
  return SUB_PAGES.find((page) => page.key === key);
}
