import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { adminAuthorsPath } from '@quire/model/office-paths';
import { Link as RouterLink } from 'react-router';
import { useAuthor } from '../../data/live/people/author.ts';
import { rich } from '../../messages/rich.ts';
import type { Person } from '../../session/use-person.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { AuthorArticles } from './author-articles.tsx';
import { AuthorFacts } from './author-facts.tsx';
import { SamePerson } from './same-person.tsx';

const CRUMBS = [{ label: t('officeAuthors.pageTitle'), path: adminAuthorsPath() }];

/** One author: their details, their articles and possible duplicates. */
export function AuthorView({ id, person }: { readonly id: string; readonly person: Person }) {
  const { author, loading, problem } = useAuthor(id);
  const name = author
    ? `${author.given} ${author.family}`.trim()
    : t('officeAuthors.untitledAuthor');
  return (
    <OfficeFrame person={person} title={name} crumbs={CRUMBS}>
      {!author && loading && <LinearProgress aria-label={t('office.loading')} />}
      {!author && !loading && (
        <Alert severity={problem ? 'error' : 'info'}>
          {problem ? errorMessage(problem) : t('officeAuthors.notFound')}
        </Alert>
      )}
      {author?.state === 'merged' && author.mergedInto && (
        <Alert severity="info">
          {rich('officeAuthors.recordMerged', {
            link: (words) => (
              <Link component={RouterLink} to={adminAuthorsPath(author.mergedInto)}>
                {words}
              </Link>
            ),
          })}
        </Alert>
      )}
      {author && author.state !== 'merged' && (
        <Stack spacing={2} sx={{ maxWidth: 980 }}>
          <AuthorFacts author={author} person={person} />
          <AuthorArticles author={author} />
          <SamePerson author={author} person={person} />
        </Stack>
      )}
    </OfficeFrame>
  );
}
