import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ARTICLES_LIST } from '@quire/model/lists/article-lists';
import { t } from '@quire/model/messages/t';
import { adminAllArticlesPath, adminJournalArticlesPath } from '@quire/model/office-paths';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useJournalKeys } from '../../data/live/journal-keys.ts';
import type { Person } from '../../session/use-person.ts';
import { RecordList } from '../kit/list/record-list.tsx';
import { mayEnter } from '../kit/may-enter.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { articleActions } from './article-actions.ts';
import { articleList } from './article-list.tsx';

const readsArticles = ({ claims }: Person) => mayEnter(claims, { action: 'article.read' });

function Journals({ person }: { person: Person }) {
  const { claims } = person;
  const keepsAllIssues = mayEnter(claims, { action: 'issue.edit', reach: 'all' });
  const journals = useJournalKeys(claims, keepsAllIssues ? 'issue.edit' : 'article.read');
  return (
    <Stack
      component="nav"
      aria-label={t('officeArticles.journals')}
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', mb: 2 }}
    >
      {journals.map((jkey) => (
        <Button key={jkey} variant="outlined" component={Link} to={adminJournalArticlesPath(jkey)}>
          {jkey}
        </Button>
      ))}
      {readsArticles(person) && (
        <Button component={Link} to={adminAllArticlesPath()}>
          {t('officeArticles.allArticles')}
        </Button>
      )}
    </Stack>
  );
}

function Articles({ person }: { person: Person }) {
  const { uid } = person;
  const list = useMemo(
    () => articleList({ id: 'articles', plan: ARTICLES_LIST, actions: articleActions(uid) }),
    [uid],
  );
  return <RecordList person={person} list={list} />;
}

/** `/admin/dashboard/articles`: the journals with their issues, and the articles changed most recently. */
export default function ArticlesPage() {
  return (
    <StaffOnly action="article.read" orAction="issue.edit">
      {(person) => (
        <OfficeFrame
          person={person}
          title={readsArticles(person) ? t('officeArticles.articles') : t('officeArticles.issues')}
        >
          <Typography color="text.secondary" gutterBottom>
            {readsArticles(person)
              ? t('officeArticles.introArticles')
              : t('officeArticles.introIssues')}
          </Typography>
          <Journals person={person} />
          {readsArticles(person) && <Articles person={person} />}
        </OfficeFrame>
      )}
    </StaffOnly>
  );
}
