import { issueDocId } from '@quire/model/collections';
import { t } from '@quire/model/messages/t';
import { adminIssuePath, adminJournalArticlesPath } from '@quire/model/office-paths';
import { can } from '@quire/model/roles';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { Person } from '../../session/use-person.ts';
import { RecordForm } from '../kit/form/record-form.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { issueForm } from './issue-form.tsx';

interface IssueProps {
  readonly person: Person;
  readonly jkey: string;
  readonly issueid: string;
}

function Issue({ person, jkey, issueid }: IssueProps) {
  const readsArticles = can(person, 'article.read', { journal: jkey });
  const form = useMemo(() => issueForm(jkey, readsArticles), [jkey, readsArticles]);
  return (
    <RecordForm
      key={`${jkey}~${issueid}`}
      person={person}
      form={form}
      id={issueDocId(jkey, issueid)}
      list={{
        label: t('officeArticles.issuesOf', { journal: jkey }),
        path: adminJournalArticlesPath(jkey),
      }}
      pathOf={(id) => adminIssuePath(jkey, id.split('~')[1] ?? issueid)}
    />
  );
}

/** `…/articles/{journal}/{issue}`: an issue, its state and, for people who may read its articles, their order. */
export default function IssuePage() {
  const { journal: jkey = '', issue: issueid = '' } = useParams();
  return (
    <StaffOnly action="article.read" orAction="issue.edit">
      {(person) => <Issue key={`${jkey}~${issueid}`} {...{ person, jkey, issueid }} />}
    </StaffOnly>
  );
}
