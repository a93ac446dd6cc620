import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { t } from '@quire/model/messages/t';
import {
  adminIssuePath,
  adminJournalAllArticlesPath,
  adminJournalArticlesPath,
} from '@quire/model/office-paths';
import { can } from '@quire/model/roles';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import type { Person } from '../../session/use-person.ts';
import { RecordPages } from '../kit/records/record-pages.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { issueForm } from './issue-form.tsx';
import { issueList } from './issue-list.tsx';
import { NewArticle } from './new-article.tsx';

function JournalArticles({ person, jkey }: { person: Person; jkey: string }) {
  const readsArticles = can(person, 'article.read', { journal: jkey });
  const list = useMemo(() => issueList(jkey, readsArticles), [jkey, readsArticles]);
  const form = useMemo(() => issueForm(jkey, readsArticles), [jkey, readsArticles]);
  const pathOf = (record?: string) => {
    const issueid = record?.split('~')[1];
    if (issueid) return adminIssuePath(jkey, issueid);
    const path = adminJournalArticlesPath(jkey);
    return record === undefined ? path : `${path}?record=${record}`;
  };
  return (
    <RecordPages
      person={person}
      title={t('officeArticles.issuesOf', { journal: jkey })}
      {...{ list, form, pathOf }}
    >
      {readsArticles && (
        <Stack direction="row" spacing={1} sx={{ mb: 2 }}>
          <Button variant="outlined" component={Link} to={adminJournalAllArticlesPath(jkey)}>
            {t('officeArticles.allArticlesOf', { journal: jkey })}
          </Button>
          <NewArticle person={person} journal={jkey} />
        </Stack>
      )}
    </RecordPages>
  );
}

/** `…/articles/{journal}`: its issues, and with `?record=new` a new one. */
export default function JournalArticlesPage() {
  const { journal: jkey = '' } = useParams();
  return (
    <StaffOnly action="article.read" orAction="issue.edit">
      {(person) => <JournalArticles key={jkey} person={person} jkey={jkey} />}
    </StaffOnly>
  );
}
