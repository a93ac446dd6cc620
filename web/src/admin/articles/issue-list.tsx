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
  const place = placeOf({ volume, number, issue: issueid, year: String(year) });
  return title ? `${place}: ${title}` : place;
}

interface IssuePlace {
  readonly volume: string;
  readonly number: string;
  readonly issue: string;
  readonly year: string;
}

function placeOf({ volume, number, issue, year }: IssuePlace): string {
  if (volume && number) return t('officeArticles.volumeAndNumber', { volume, issue: number, year });
  if (volume) return t('officeArticles.volumeOnly', { volume, year });
  if (number) return t('officeArticles.numberOnly', { issue: number, year });
  return t('officeArticles.keyAndYear', { issue, year });
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
    empty: t('officeArticles.noIssues'),
    filters: [
      { field: 'status', label: t('officeArticles.status'), choices: ISSUE_STATUSES },
      { field: 'kind', label: t('officeArticles.kind'), choices: ISSUE_KINDS },
    ],
    columns: [
      {
        key: 'issue',
        label: t('officeArticles.issue'),
        csv: ({ issueid }) => issueid,
        render: (issue) => (
          <Link component={RouterLink} to={adminIssuePath(jkey, issue.issueid)} underline="hover">
            {issueTitle(issue)}
          </Link>
        ),
      },
      {
        key: 'kind',
        label: t('officeArticles.kind'),
        csv: ({ kind }) => kind,
        render: ({ kind }) => ISSUE_KINDS.find(({ value }) => value === kind)?.label,
      },
      {
        key: 'status',
        label: t('officeArticles.status'),
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
        label: t('officeArticles.year'),
        sort: 'year',
        csv: ({ year }) => year,
        render: ({ year }) => year,
      },
      {
        key: 'datePublished',
        label: t('officeArticles.publishedOn'),
        csv: ({ datePublished }) => datePublished ?? '',
        render: ({ datePublished }) => (datePublished ? day(datePublished) : '–'),
      },
      {
        key: 'deadline',
        label: t('officeArticles.deadline'),
        isHidden: true,
        csv: ({ deadline }) => deadline ?? '',
        render: ({ deadline }) => (deadline ? day(deadline) : '–'),
      },
      {
        key: 'updatedAt',
        label: t('officeArticles.changed'),
        sort: 'updatedAt',
        csv: ({ updatedAt }) => updatedAt ?? '',
        render: ({ updatedAt }) => (updatedAt ? instant(updatedAt) : '–'),
      },
    ],
  };
}
