import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { AUTHOR_ARTICLES_MAX } from '@quire/model/entities/published-author';
import { t } from '@quire/model/messages/t';
import { adminArticleEditorPath } from '@quire/model/office-paths';
import { articlePath } from '@quire/model/paths';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { StoredAuthor } from '../../data/live/people/author.ts';
import { rich } from '../../messages/rich.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { day } from '../kit/dates.ts';
import { saveTable } from '../kit/save-table.ts';

/** The number of articles shown at first. */
const FIRST = 20;

/** A person's articles, newest first, with their name in each. */
export function AuthorArticles({ author }: { readonly author: StoredAuthor }) {
  const { articles, articleCount, family } = author;
  const [isAll, setAll] = useState(false);
  const shown = isAll ? articles : articles.slice(0, FIRST);
  return (
    <Panel isDense title={t('officeAuthors.articles')}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map(({ article, journal, issue, akey, title, published, status, ...named }) => (
          <Box
            component="li"
            key={article}
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Link href={articlePath(journal, issue, akey)} underline="hover">
              {title}
            </Link>
            {status !== 'published' && (
              <Chip
                size="small"
                label={t('officeAuthors.articleStatus', { status })}
                sx={{ ml: 1 }}
              />
            )}
            <Typography variant="body2" color="text.secondary">
              {rich('officeAuthors.namedInArticle', {
                journal,
                date: day(published),
                name: `${named.given} ${named.family}`.trim(),
                edit: (
                  <Link
                    component={RouterLink}
                    to={adminArticleEditorPath(article)}
                    underline="hover"
                  >
                    {rich('officeAuthors.editArticle', {
                      hidden: (words) => <span style={HIDDEN}>{words}</span>,
                      title,
                    })}
                  </Link>
                ),
              })}
            </Typography>
          </Box>
        ))}
      </Box>
      {articleCount > AUTHOR_ARTICLES_MAX && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('officeAuthors.onlyNewestListed', { count: AUTHOR_ARTICLES_MAX })}
        </Typography>
      )}
      <Box sx={{ mt: 1, display: 'flex', gap: 1 }}>
        {!isAll && articles.length > FIRST && (
          <Button size="small" onClick={() => setAll(true)}>
            {t('officeAuthors.showAll', { count: articles.length })}
          </Button>
        )}
        <Button
          size="small"
          onClick={() =>
            saveTable(
              `articles-of-${family || 'author'}`,
              ['article', 'title', 'journal', 'issue', 'published', 'status', 'named', 'orcid'],
              articles.map((each) => [
                ...[each.article, each.title, each.journal, each.issue, each.published],
                ...[each.status, `${each.given} ${each.family}`.trim(), each.orcid ?? ''],
              ]),
            )
          }
        >
          {t('officeAuthors.exportCsv')}
        </Button>
      </Box>
    </Panel>
  );
}

const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
