import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { type IssueRecord, IssueRecordSchema } from '@quire/model/entities/issue-record';
import { JOURNAL_ISSUES_LIST } from '@quire/model/lists/article-lists';
import { t } from '@quire/model/messages/t';
import { adminIssuePath, adminJournalArticlesPath } from '@quire/model/office-paths';
import { Link as RouterLink } from 'react-router';
import { day, instant } from '../kit/dates.ts';
import type { ListDescription } from '../kit/list/list-description.ts';
import { readKind } from '../kit/read-kind.ts';
import { ISSUE_KINDS, ISSUE_STATUSES } from './issue-labels.ts';

const read = readKind(IssueRecordSchema);
type Issue = NonNullable<ReturnType<typeof read>>;

/** `Vol. 2, no. 1 (2026)` with its title, or its key if it has neither. */
export function issueTitle({
  volume,
  number,
  year,
  title,
  issueid,
}: Pick<IssueRecord, 'volume' | 'number' | 'year' | 'title' | 'issueid'>): string {
  const place = [volume && `Vol. ${volume}`, number && `no. ${number}`].filter(Boolean).join(', ');
  return [place ? `${place} (${year})` : `${issueid} (${year})`, title].filter(Boolean).join(': ');
}

/** The issues of one journal, for people who read its articles or only manage its issues. */
export function issueList(jkey: string, readsArticles: boolean): ListDescription<Issue> {
  return {
    id: 'issues',
    plan: { ...JOURNAL_ISSUES_LIST, only: { journal: jkey } },
    action: readsArticles ? 'article.read' : 'issue.edit',
    kind: 'issues',
    name: t('officeRecords.issues'),
    read,
    link: ({ id }) => adminIssuePath(jkey, id.split('~')[1] ?? ''),
    newLabel: t('officeRecords.newIssue'),
    newPath: `${adminJournalArticlesPath(jkey)}?record=new`,
    empty: 'No issues yet.',
    filters: [
      { field: 'status', label: 'Status', choices: ISSUE_STATUSES },
      { field: 'kind', label: 'Kind', choices: ISSUE_KINDS },
    ],
    columns: [
      {
        key: 'issue',
        label: 'Issue',
        csv: ({ issueid }) => issueid,
        render: (issue) => (
          <Link component={RouterLink} to={adminIssuePath(jkey, issue.issueid)} underline="hover">
            {issueTitle(issue)}
          </Link>
        ),
      },
      {
        key: 'kind',
        label: 'Kind',
        csv: ({ kind }) => kind,
        render: ({ kind }) => ISSUE_KINDS.find(({ value }) => value === kind)?.label,
      },
      {
        key: 'status',
        label: 'Status',
        onPhones: true,
        csv: ({ status }) => status,
        render: ({ status }) => (
          <Chip
            size="small"
            variant="outlined"
            color={status === 'published' ? 'success' : status === 'open' ? 'info' : 'default'}
            label={ISSUE_STATUSES.find(({ value }) => value === status)?.label}
          />
        ),
      },
      {
        key: 'year',
        label: 'Year',
        sort: 'year',
        csv: ({ year }) => year,
        render: ({ year }) => year,
      },
      {
        key: 'datePublished',
        label: 'Published',
        csv: ({ datePublished }) => datePublished ?? '',
        render: ({ datePublished }) => (datePublished ? day(datePublished) : '–'),
      },
      {
        key: 'deadline',
        label: 'Deadline',
        isHidden: true,
        csv: ({ deadline }) => deadline ?? '',
        render: ({ deadline }) => (deadline ? day(deadline) : '–'),
      },
      {
        key: 'updatedAt',
        label: 'Changed',
        sort: 'updatedAt',
        csv: ({ updatedAt }) => updatedAt ?? '',
        render: ({ updatedAt }) => (updatedAt ? instant(updatedAt) : '–'),
      },
    ],
  };
}
