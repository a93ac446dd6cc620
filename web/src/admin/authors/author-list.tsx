import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import {
  type PublishedAuthor,
  PublishedAuthorSchema,
} from '@quire/model/entities/published-author';
import { AUTHORS_LIST } from '@quire/model/lists/people-lists';
import { t } from '@quire/model/messages/t';
import { adminAuthorsPath } from '@quire/model/office-paths';
import { Link as RouterLink } from 'react-router';
import { day } from '../kit/dates.ts';
import type { ListDescription } from '../kit/list/list-description.ts';

/** One author. */
export const readAuthor = (data: unknown): PublishedAuthor | null =>
  PublishedAuthorSchema.safeParse(data).data ?? null;

export const storedAuthorName = ({ given, family }: Pick<PublishedAuthor, 'given' | 'family'>) =>
  [family, given].filter(Boolean).join(', ');

/** Authors, collected from published articles. */
export const AUTHOR_LIST: ListDescription<PublishedAuthor> = {
  id: 'authors',
  plan: AUTHORS_LIST,
  action: 'article.read',
  holdsPeople: true,
  name: t('officeRecords.authors'),
  read: readAuthor,
  link: ({ id }) => adminAuthorsPath(id),
  empty: 'No authors yet. They are added automatically with their first article.',
  filters: [
    { field: 'journals', label: 'Journal', choices: 'journals' },
    {
      field: 'hasAlike',
      label: 'Same name',
      isSwitch: true,
      choices: [{ value: 'true', label: 'Shared with another author' }],
    },
  ],
  columns: [
    {
      key: 'name',
      label: 'Name',
      sort: 'sortKey',
      csv: storedAuthorName,
      render: (author, { id }) => (
        <>
          <Link component={RouterLink} to={adminAuthorsPath(id)} underline="hover">
            {storedAuthorName(author)}
          </Link>
          {author.hasAlike && (
            <Chip
              size="small"
              variant="outlined"
              label="same name as another author"
              sx={{ ml: 1 }}
            />
          )}
        </>
      ),
    },
    {
      key: 'affiliation',
      label: 'Affiliation',
      csv: ({ affiliations }) => affiliations.join('; '),
      render: ({ affiliations }) => affiliations[0] ?? '–',
    },
    {
      key: 'journals',
      label: 'Journals',
      csv: ({ journals }) => journals.join('; '),
      render: ({ journals }) => journals.join(', '),
    },
    {
      key: 'articles',
      label: 'Articles',
      sort: 'articleCount',
      align: 'right',
      isShort: true,
      onPhones: true,
      csv: ({ articleCount }) => articleCount,
      render: ({ articleCount }) => articleCount,
    },
    {
      key: 'last',
      label: 'Last article',
      sort: 'lastPublished',
      isShort: true,
      csv: ({ lastPublished }) => lastPublished ?? '',
      render: ({ lastPublished }) => (lastPublished ? day(lastPublished) : '–'),
    },
    {
      key: 'orcid',
      label: 'ORCID iD',
      isShort: true,
      csv: ({ orcid }) => orcid ?? '',
      render: ({ orcid }) => orcid ?? '–',
    },
    {
      key: 'first',
      label: 'First article',
      isShort: true,
      isHidden: true,
      csv: ({ firstPublished }) => firstPublished ?? '',
      render: ({ firstPublished }) => (firstPublished ? day(firstPublished) : '–'),
    },
  ],
};
