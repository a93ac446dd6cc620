import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { adminArticleEditorPath } from '@quire/model/office-paths';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { articleId } from '../../data/live/articles.ts';
import { ISSUE_ARTICLES_MOST, useIssueArticles } from '../../data/live/issue-articles.ts';
import type { CustomFieldProps } from '../kit/form/form-description.ts';
import { ArticleStatusChip } from './article-list.tsx';
import { articlesInOrder, articlesMoved } from './order-articles.ts';

const keysOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/** The articles of an issue, which can be sorted by dragging or with buttons. */
export function ArticleOrder({ value, onChange, disabled, values, id }: CustomFieldProps) {
  const journal = String(values.journal ?? '');
  const issue = String(values.issueid ?? '');
  const { articles, loading, problem } = useIssueArticles(journal, issue);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const order = keysOf(value);
  const shown = articlesInOrder(articles, order);
  const keys = shown.map(({ akey }) => akey);

  function move(akey: string, to: number) {
    const place = Math.max(0, Math.min(to, keys.length - 1));
    const title = shown.find((each) => each.akey === akey)?.title ?? akey;
    onChange(articlesMoved(keys, order, akey, place));
    setSaid(t('officeArticles.movedTo', { title, place: place + 1, count: keys.length }));
  }

  if (loading) return <LinearProgress aria-label={t('officeArticles.loadingArticles')} />;
  if (problem) return <Alert severity="error">{errorMessage(problem)}</Alert>;
  return (
    <Box id={id} tabIndex={-1}>
      {shown.length === 0 && (
        <Typography color="text.secondary">{t('officeArticles.noArticlesInIssue')}</Typography>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((article, place) => (
          <Box
            component="li"
            key={article.akey}
            draggable={!disabled}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', article.akey);
              setDragged(article.akey);
            }}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged) move(dragged, place);
              setDragged(null);
            }}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              py: 0.5,
              borderBottom: 1,
              borderColor: 'divider',
              opacity: dragged === article.akey ? 0.5 : 1,
              cursor: disabled ? 'default' : 'grab',
            }}
          >
            <Typography
              variant="body2"
              color="text.secondary"
              sx={{ width: 28, textAlign: 'right' }}
            >
              {place + 1}
            </Typography>
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link
                component={RouterLink}
                to={adminArticleEditorPath(articleId(article))}
                underline="hover"
                draggable={false}
              >
                {article.title}
              </Link>
              <Typography variant="caption" component="p" color="text.secondary">
                {article.authorLine}
              </Typography>
            </Box>
            <ArticleStatusChip article={article} />
            <IconButton
              size="small"
              aria-label={t('officeArticles.moveUp', { title: article.title })}
              disabled={disabled || place === 0}
              onClick={() => move(article.akey, place - 1)}
            >
              ↑
            </IconButton>
            <IconButton
              size="small"
              aria-label={t('officeArticles.moveDown', { title: article.title })}
              disabled={disabled || place === shown.length - 1}
              onClick={() => move(article.akey, place + 1)}
            >
              ↓
            </IconButton>
          </Box>
        ))}
      </Box>
      {articles.length === ISSUE_ARTICLES_MOST && (
        <Typography variant="body2" color="text.secondary">
          {t('officeArticles.onlyFirstShown', { most: ISSUE_ARTICLES_MOST })}
        </Typography>
      )}
      <Box
        role="status"
        sx={{
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        }}
      >
        {said}
      </Box>
    </Box>
  );
}
