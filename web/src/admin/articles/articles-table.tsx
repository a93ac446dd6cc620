import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Article } from '@quire/model/entities/article';
import { adminArticleEditorPath } from '@quire/model/paths';
import type { ArticleStatus } from '@quire/model/states/article';
import { Link as RouterLink } from 'react-router';
import { articleId } from '../../data/live/articles.ts';

const COLUMNS = ['Title', 'Authors', 'Journal', 'Issue', 'Status', 'Changed'] as const;

const STATUS_COLOUR: Readonly<
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

const changed = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function ArticleRow({ article }: { article: Article }) {
  return (
    <TableRow hover>
      <TableCell sx={{ minWidth: 260 }}>
        <Link
          component={RouterLink}
          to={adminArticleEditorPath(articleId(article))}
          underline="hover"
        >
          {article.title}
        </Link>
      </TableCell>
      <TableCell>{article.authorLine}</TableCell>
      <TableCell>{article.journal}</TableCell>
      <TableCell>{article.issue}</TableCell>
      <TableCell>
        <Chip
          size="small"
          variant="outlined"
          color={STATUS_COLOUR[article.status]}
          label={article.status}
        />
        {article.publishedRevision > 0 && article.publishedRevision < article.revision && (
          <Typography variant="caption" component="p" color="text.secondary">
            unpublished changes
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {changed.format(new Date(article.updatedAt))}
      </TableCell>
    </TableRow>
  );
}

/** Articles as rows; says so while they load and when there are none. */
export function ArticlesTable({
  articles,
  loading,
}: {
  articles: readonly Article[];
  loading: boolean;
}) {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Articles"
    >
      {loading && <LinearProgress aria-label="Loading articles" />}
      <Table size="small">
        <TableHead>
          <TableRow>
            {COLUMNS.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {articles.map((article) => (
            <ArticleRow key={articleId(article)} article={article} />
          ))}
          {!loading && articles.length === 0 && (
            <TableRow>
              <TableCell colSpan={COLUMNS.length}>
                <Typography color="text.secondary" sx={{ py: 4, textAlign: 'center' }}>
                  No articles here yet. An import or an accepted submission brings the first.
                </Typography>
              </TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
