/** The actions on one article of a list, or on all selected articles. */
import { issueDocId } from '@quire/model/collections';
import type { Article } from '@quire/model/entities/article';
import { isOpen } from '@quire/model/entities/gate-problem';
import { isPublic } from '@quire/model/states/article';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
import { articleId, getVersion } from '../../data/live/articles.ts';
import { fetchArticlePdf } from '../../data/live/fetch-article-pdf.ts';
import { readOpenIssues } from '../../data/live/journal-issues.ts';
import { saveArticle } from '../../data/live/save-article.ts';
import { archiveAction } from '../kit/list/archive-action.ts';
import type { RowAction } from '../kit/list/list-description.ts';
import { NotDone } from '../kit/list/not-done.ts';

const counted = (count: number) => (count === 1 ? 'One article' : `${count} articles`);
const these = (count: number) => (count === 1 ? 'this article' : `these ${count} articles`);

const UNDONE = 'Undone in the list of articles.';

const schedule: RowAction<Article> = {
  key: 'schedule',
  label: 'Schedule publication',
  isFor: ({ record }) => record?.status === 'draft',
  asks: (count) =>
    `The latest version of ${these(count)} will be published at the time you choose. The publication checks for each article run now.`,
  fields: [{ key: 'at', label: 'Date and time', isInstant: true, isNeeded: true }],
  done: (count) => `${counted(count)} scheduled.`,
  async run({ id: article, revision }, { at = '' }) {
    const answer = await call('publishArticle', { article, revision, at });
    if (!isOpen(answer.problems)) {
      const [first, ...more] = answer.problems.filter(({ severity }) => severity === 'block');
      throw new NotDone(
        `${first?.message ?? ''}${more.length > 0 ? ` (and ${more.length} more)` : ''}`,
      );
    }
    if (answer.waits) throw new NotDone('Publication proposed. A second person has to approve it.');
    return async () => {
      await call('unscheduleArticle', { article, reason: UNDONE });
    };
  },
};

const unschedule: RowAction<Article> = {
  key: 'unschedule',
  label: 'Cancel scheduled publication',
  isFor: ({ record }) => record?.status === 'scheduled',
  asks: (count) =>
    `${count === 1 ? 'The article' : `These ${count} articles`} will not be published at the scheduled time, and ${count === 1 ? 'becomes a draft' : 'become drafts'} again.`,
  fields: [{ key: 'reason', label: 'Reason', isNeeded: true, most: 2_000 }],
  done: (count) => `${counted(count)} no longer scheduled.`,
  async run({ id: article }, { reason = '' }) {
    await call('unscheduleArticle', { article, reason });
  },
};

const downloadPdfs = archiveAction<Article>({
  ...{ key: 'pdfs', label: 'Download PDFs', file: 'articles' },
  isFor: ({ record }) => record !== null && isPublic(record.status),
  asks: (count) => `The published PDFs of ${these(count)} are saved as one ZIP archive.`,
  done: (count) => `${count === 1 ? 'One PDF' : `${count} PDFs`} saved.`,
  async read({ id, record }, check) {
    const bytes = await fetchArticlePdf(id, check);
    if (!bytes) throw new NotDone('There is no PDF yet.');
    return [{ folder: '', name: `${record?.journal}-${record?.akey}.pdf`, bytes }];
  },
});

async function move(article: Article, issue: string, uid: string): Promise<void> {
  const id = articleId(article);
  const version = await getVersion(id, article.revision);
  const refusal = await saveArticle(id, { ...article, issue }, version, uid);
  if (refusal) throw new CallError(refusal);
}

/** Moves articles to another issue of their journal as their next version. Published articles stay in their issue. */
const moveToIssue = (uid: string): RowAction<Article> => ({
  key: 'move',
  label: 'Move to an issue',
  isFor: ({ record }) => record?.status === 'draft' && record.publishedRevision === 0,
  fields: [
    {
      ...{ key: 'issue', label: 'Issue', isNeeded: true },
      loadChoices: async (rows) => {
        const journals = [...new Set(rows.flatMap(({ record }) => record?.journal ?? []))];
        return (await readOpenIssues(journals)).map(({ journal, issueid, title, year }) => ({
          value: issueDocId(journal, issueid),
          label: `${journal} ${issueid}, ${title || year}`,
        }));
      },
    },
  ],
  done: (count) => `${counted(count)} moved.`,
  async run({ record }, { issue: chosen = '' }) {
    const [journal, issue = ''] = chosen.split('~');
    if (!record || record.journal !== journal)
      throw new NotDone('This issue belongs to another journal.');
    if (record.issue === issue) throw new NotDone('The article is already in this issue.');
    await move(record, issue, uid);
    const moved = { ...record, issue, revision: record.revision + 1 };
    return () => move(moved, record.issue, uid);
  },
});

/** The actions that a person can take on articles; the rules or the function check each article separately. */
export const articleActions = (uid: string): readonly RowAction<Article>[] => [
  ...[schedule, unschedule, moveToIssue(uid), downloadPdfs],
];
