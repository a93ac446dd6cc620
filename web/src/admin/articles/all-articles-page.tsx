import { ARTICLES_LIST, JOURNAL_ARTICLES_LIST } from '@quire/model/lists/article-lists';
import { t } from '@quire/model/messages/t';
import { adminArticlesPath, adminJournalArticlesPath } from '@quire/model/office-paths';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { Person } from '../../session/use-person.ts';
import { RecordList } from '../kit/list/record-list.tsx';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { articleActions } from './article-actions.ts';
import { articleList } from './article-list.tsx';
import { NewArticle } from './new-article.tsx';

const allArticles = (uid: string) =>
  articleList({ id: 'all-articles', plan: ARTICLES_LIST, actions: articleActions(uid) });
const ARTICLES = { label: t('officeArticles.articles'), path: adminArticlesPath() };

function AllArticles({ person, jkey }: { person: Person; jkey: string | undefined }) {
  const { uid } = person;
  const list = useMemo(
    () =>
      jkey === undefined
        ? allArticles(uid)
        : articleList({
            id: 'journal-articles',
            plan: { ...JOURNAL_ARTICLES_LIST, only: { journal: jkey } },
            isOfJournal: true,
            actions: articleActions(uid),
          }),
    [jkey, uid],
  );
  return (
    <OfficeFrame
      person={person}
      title={
        jkey === undefined
          ? t('officeArticles.allArticles')
          : t('officeArticles.allArticlesOf', { journal: jkey })
      }
      crumbs={[
        ARTICLES,
        ...(jkey === undefined ? [] : [{ label: jkey, path: adminJournalArticlesPath(jkey) }]),
      ]}
      actions={jkey !== undefined && <NewArticle person={person} journal={jkey} />}
    >
      <RecordList person={person} list={list} />
    </OfficeFrame>
  );
}

/** `…/articles/allarticles` and `…/articles/{journal}/allarticles`. */
export default function AllArticlesPage() {
  const { journal: jkey } = useParams();
  return (
    <StaffOnly action="article.read">
      {(person) => <AllArticles key={jkey} person={person} jkey={jkey} />}
    </StaffOnly>
  );
}
