import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Article, ArticleSchema } from '@quire/model/entities/article';
import { articleStatusLabel } from '@quire/model/lists/article-status-label';
import type { ListPlan } from '@quire/model/lists/list-plan';
import { t } from '@quire/model/messages/t';
import { adminArticleEditorPath, adminIssuePath } from '@quire/model/office-paths';
import { ARTICLE_STATUSES, type ArticleStatus } from '@quire/model/states/article';
import { Link as RouterLink } from 'react-router';
import { instant } from '../kit/dates.ts';
import type { Filter, ListDescription, RowAction } from '../kit/list/list-description.ts';

const STATUS_COLOURS: Readonly<
  Record<ArticleStatus, 'default' | 'success' | 'warning' | 'error' | 'info'>
> = {
  draft: 'default',
  scheduled: 'info',
  published: 'success',
  corrected: 'warning',
  retracted: 'error',
  withdrawn: 'default',
  removed: 'error',
};

/** Whether a version was saved since the last publication. */
const hasNews = ({ publishedRevision, revision }: Article) =>
  publishedRevision > 0 && publishedRevision < revision;

/** An article's status and pending tasks. */
export function ArticleStatusChip({ article }: { article: Article }) {
  const { status, publishAt, publication, retraction } = article;
  const notes = [
    ...(publishAt ? [instant(publishAt)] : []),
    ...(hasNews(article) ? [t('officeArticles.unpublishedChanges')] : []),
    ...(publication ? [t('officeArticles.publicationToConfirm')] : []),
    ...(retraction ? [t('officeArticles.retractionToConfirm')] : []),
  ];
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        color={STATUS_COLOURS[status]}
        label={articleStatusLabel(status)}
      />
      {notes.length > 0 && (
        <Typography variant="caption" component="p" color="text.secondary">
          {notes.join(', ')}
        </Typography>
      )}
    </>
  );
}

interface ArticleListOptions {
  readonly id: string;
  readonly plan: ListPlan;
  /** All articles of one journal. */
  readonly isOfJournal?: true;
  readonly actions: readonly RowAction<Article>[];
}

const BY_STATUS: Filter = {
  field: 'status',
  label: t('officeArticles.status'),
  choices: ARTICLE_STATUSES.map((value) => ({ value, label: articleStatusLabel(value) })),
};

/** The list of articles of a person's journals, or of one journal. */
export function articleList({
  id,
  plan,
  isOfJournal,
  actions,
}: ArticleListOptions): ListDescription<Article> {
  return {
    id,
    plan,
    action: 'article.read',
    name: t('officeRecords.articles'),
    read: (data) => ArticleSchema.safeParse(data).data ?? null,
    link: (row) => adminArticleEditorPath(row.id),
    actions,
    empty: t('officeArticles.empty'),
    filters: isOfJournal
      ? [BY_STATUS]
      : [BY_STATUS, { field: 'journal', label: t('office.journal'), choices: 'journals' }],
    columns: [
      {
        key: 'title',
        label: t('office.title'),
        sort: 'sortKey',
        csv: ({ title }) => title,
        render: ({ title }, row) => (
          <Link component={RouterLink} to={adminArticleEditorPath(row.id)} underline="hover">
            {title}
          </Link>
        ),
      },
      {
        key: 'authors',
        label: t('officeArticles.authors'),
        csv: ({ authorLine }) => authorLine,
        render: ({ authorLine }) => authorLine,
      },
      {
        key: 'journal',
        label: t('office.journal'),
        ...(isOfJournal ? { isHidden: true } : {}),
        csv: ({ journal }) => journal,
        render: ({ journal }) => journal,
      },
      {
        key: 'issue',
        label: t('officeArticles.issue'),
        csv: ({ issue }) => issue,
        render: ({ journal, issue }) => (
          <Link component={RouterLink} to={adminIssuePath(journal, issue)} underline="hover">
            {issue}
          </Link>
        ),
      },
      {
        key: 'status',
        label: t('officeArticles.status'),
        onPhones: true,
        csv: ({ status }) => status,
        render: (article) => <ArticleStatusChip article={article} />,
      },
      {
        key: 'akey',
        label: t('officeArticles.key'),
        isHidden: true,
        csv: ({ akey }) => akey,
        render: ({ akey }) => akey,
      },
      {
        key: 'updatedAt',
        label: t('officeArticles.changed'),
        sort: 'updatedAt',
        csv: ({ updatedAt }) => updatedAt,
        render: ({ updatedAt }) => instant(updatedAt),
      },
    ],
  };
}
