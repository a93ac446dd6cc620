/** The actions on one article of a list, or on all selected articles. */

import { issueDocId } from '@quire/model/collections';
import type { Article } from '@quire/model/entities/article';
import { isOpen } from '@quire/model/entities/gate-problem';
import { t } from '@quire/model/messages/t';
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
import { downloadPackages } from './download-packages.ts';

const schedule: RowAction<Article> = {
  key: 'schedule',
  label: t('officeArticles.schedule'),
  isFor: ({ record }) => record?.status === 'draft',
  asks: (count) => t('officeArticles.scheduleAsk', { count }),
  fields: [{ key: 'at', label: t('officeArticles.dateAndTime'), isInstant: true, isNeeded: true }],
  done: (count) => t('officeArticles.scheduledDone', { count }),
  async run({ id: article, revision }, { at = '' }) {
    const answer = await call('publishArticle', { article, revision, at });
    if (!isOpen(answer.problems)) {
      const [first, ...more] = answer.problems.filter(({ severity }) => severity === 'block');
      throw new NotDone(
        more.length > 0
          ? t('officeArticles.problemAndMore', {
              problem: first?.message ?? '',
              count: more.length,
            })
          : (first?.message ?? ''),
      );
    }
    if (answer.waits) throw new NotDone(t('officeArticles.publicationProposed'));
    return async () => {
      await call('unscheduleArticle', { article, reason: t('officeArticles.undoneInList') });
    };
  },
};

const unschedule: RowAction<Article> = {
  key: 'unschedule',
  label: t('officeArticles.unschedule'),
  isFor: ({ record }) => record?.status === 'scheduled',
  asks: (count) => t('officeArticles.unscheduleAsk', { count }),
  fields: [{ key: 'reason', label: t('officeArticles.reason'), isNeeded: true, most: 2_000 }],
  done: (count) => t('officeArticles.unscheduledDone', { count }),
  async run({ id: article }, { reason = '' }) {
    await call('unscheduleArticle', { article, reason });
  },
};

const downloadPdfs = archiveAction<Article>({
  ...{ key: 'pdfs', label: t('officeArticles.downloadPdfs'), file: 'articles' },
  isFor: ({ record }) => record !== null && isPublic(record.status),
  asks: (count) => t('officeArticles.pdfsAsk', { count }),
  done: (count) => t('officeArticles.pdfsDone', { count }),
  async read({ id, record }, check) {
    const bytes = await fetchArticlePdf(id, check);
    if (!bytes) throw new NotDone(t('officeArticles.noPdf'));
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
  label: t('officeArticles.moveToIssue'),
  isFor: ({ record }) => record?.status === 'draft' && record.publishedRevision === 0,
  fields: [
    {
      ...{ key: 'issue', label: t('officeArticles.issue'), isNeeded: true },
      loadChoices: async (rows) => {
        const journals = [...new Set(rows.flatMap(({ record }) => record?.journal ?? []))];
        return (await readOpenIssues(journals)).map(({ journal, issueid, title, year }) => ({
          value: issueDocId(journal, issueid),
          label: t('officeArticles.issueChoice', {
            journal,
            issue: issueid,
            name: title || String(year),
          }),
        }));
      },
    },
  ],
  done: (count) => t('officeArticles.movedDone', { count }),
  async run({ record }, { issue: chosen = '' }) {
    const [journal, issue = ''] = chosen.split('~');
    if (!record || record.journal !== journal) throw new NotDone(t('officeArticles.otherJournal'));
    if (record.issue === issue) throw new NotDone(t('officeArticles.alreadyInIssue'));
    await move(record, issue, uid);
    const moved = { ...record, issue, revision: record.revision + 1 };
    return () => move(moved, record.issue, uid);
  },
});

/** The actions that a person can take on articles; the rules or the function check each article separately. */
export const articleActions = (uid: string): readonly RowAction<Article>[] => [
  ...[schedule, unschedule, moveToIssue(uid), downloadPdfs, downloadPackages],
];
