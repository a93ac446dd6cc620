import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import {
  type PublishedAuthor,
  PublishedAuthorSchema,
} from '@quire/model/entities/published-author';
import { AUTHORS_LIST } from '@quire/model/lists/people-lists';
import { formatList } from '@quire/model/messages/numbers';
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
  empty: t('officeAuthors.empty'),
  filters: [
    { field: 'journals', label: t('office.journal'), choices: 'journals' },
    {
      field: 'hasAlike',
      label: t('officeAuthors.sameName'),
      isSwitch: true,
      choices: [{ value: 'true', label: t('officeAuthors.sharedWithAnother') }],
    },
  ],
  columns: [
    {
      key: 'name',
      label: t('office.name'),
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
              label={t('officeAuthors.sharesName')}
              sx={{ ml: 1 }}
            />
          )}
          {author.isHidden && (
            <Chip size="small" label={t('officeAuthors.pageHidden')} sx={{ ml: 1 }} />
          )}
        </>
      ),
    },
    {
      key: 'affiliation',
      label: t('officeAuthors.affiliation'),
      csv: ({ affiliations }) => affiliations.join('; '),
      render: ({ affiliations }) => affiliations[0] ?? '–',
    },
    {
      key: 'journals',
      label: t('officeAuthors.journals'),
      csv: ({ journals }) => journals.join('; '),
      render: ({ journals }) => formatList(journals),
    },
    {
      key: 'articles',
      label: t('officeAuthors.articles'),
      sort: 'articleCount',
      align: 'right',
      isShort: true,
      onPhones: true,
      csv: ({ articleCount }) => articleCount,
      render: ({ articleCount }) => articleCount,
    },
    {
      key: 'last',
      label: t('officeAuthors.lastArticle'),
      sort: 'lastPublished',
      isShort: true,
      csv: ({ lastPublished }) => lastPublished ?? '',
      render: ({ lastPublished }) => (lastPublished ? day(lastPublished) : '–'),
    },
    {
      key: 'orcid',
      label: t('officeAuthors.orcidId'),
      isShort: true,
      csv: ({ orcid }) => orcid ?? '',
      render: ({ orcid }) => orcid ?? '–',
    },
    {
      key: 'first',
      label: t('officeAuthors.firstArticle'),
      isShort: true,
      isHidden: true,
      csv: ({ firstPublished }) => firstPublished ?? '',
      render: ({ firstPublished }) => (firstPublished ? day(firstPublished) : '–'),
    },
  ],
};
