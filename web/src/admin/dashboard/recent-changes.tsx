import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ARTICLES, POSTS } from '@quire/model/collections';
import { t } from '@quire/model/messages/t';
import { adminArticleEditorPath, adminBlogsPath, adminNewsPath } from '@quire/model/office-paths';
import { Link as RouterLink } from 'react-router';
import { type RecentRecord, useRecentRecords } from '../../data/live/office/recent-records.ts';
import type { Person } from '../../session/use-person.ts';
import { instant } from '../kit/dates.ts';

const EACH = 6;
const SHOWN = 8;

interface Change extends RecentRecord {
  readonly what: string;
  readonly path: string;
}

/** The latest changes, by anyone, to what this person works on. */
export function RecentChanges({ person }: { person: Person }) {
  const articles = useRecentRecords(person.claims, 'article.read', ARTICLES, EACH);
  const posts = useRecentRecords(person.claims, 'content.edit', POSTS, EACH);
  const changes: Change[] = [
    ...articles.map((each) => ({
      ...each,
      what: t('officeDashboard.kindArticle'),
      path: adminArticleEditorPath(each.id),
    })),
    ...posts.map((each) => ({
      ...each,
      what: each.kind === 'blogs' ? t('officeDashboard.kindBlog') : t('officeDashboard.kindNews'),
      path: each.kind === 'blogs' ? adminBlogsPath(each.id) : adminNewsPath(each.id),
    })),
  ];
  const newest = changes.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, SHOWN);
  if (newest.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <Typography variant="h2" id="recent" sx={{ mb: 1.5 }}>
        {t('officeDashboard.recentChanges')}
      </Typography>
      <Paper variant="outlined">
        <List dense disablePadding>
          {newest.map(({ id, title, what, path, status, updatedAt }) => (
            <ListItem key={`${what} ${id}`} divider sx={{ flexWrap: 'wrap', columnGap: 2 }}>
              <Link component={RouterLink} to={path} underline="hover" sx={{ flex: '1 1 16rem' }}>
                {title || id}
              </Link>
              <Typography variant="body2" color="text.secondary">
                {t('officeDashboard.change', {
                  kind: what,
                  status: status ?? '',
                  time: instant(updatedAt),
                })}
              </Typography>
            </ListItem>
          ))}
        </List>
      </Paper>
    </section>
  );
}
