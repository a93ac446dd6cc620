import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SuggestedAuthor } from '@quire/model/calls/reviews';
import { conflictText } from '@quire/model/entities/review';
import { t } from '@quire/model/messages/t';
import { articlePath } from '@quire/model/paths';
import { useState } from 'react';
import { call } from '../../../../data/calls.ts';
import { problemOf } from '../work/problem-of.ts';
import type { Newcomer } from './candidate.ts';

interface AuthorsOnTopicProps {
  readonly submission: string;
  readonly onChoose: (author: Newcomer) => void;
}

/** Authors who have published with the press on the same topics; loaded on request. */
export function AuthorsOnTopic({ submission, onChoose }: AuthorsOnTopicProps) {
  const [authors, setAuthors] = useState<readonly SuggestedAuthor[] | null>(null);
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function look() {
    setLoading(true);
    setProblem(null);
    try {
      setAuthors((await call('suggestAuthors', { submission })).authors);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setLoading(false);
    }
  }

  return (
    <Stack component="section" aria-labelledby="authors-on-topic" spacing={1}>
      <Typography id="authors-on-topic" variant="h3">
        {t('officeReview.authorsOfPress')}
      </Typography>
      {!authors && (
        <Box>
          <Button variant="outlined" loading={loading} onClick={() => void look()}>
            {t('officeReview.findAuthors')}
          </Button>
        </Box>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      {loading && <Skeleton variant="rounded" height={64} />}
      {authors?.length === 0 && (
        <Typography color="text.secondary">{t('officeReview.noAuthors')}</Typography>
      )}
      {authors && authors.length > 0 && (
        <Box
          component="ul"
          aria-labelledby="authors-on-topic"
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {authors.map((author) => (
            <AuthorRow key={author.id} author={author} onChoose={onChoose} />
          ))}
        </Box>
      )}
    </Stack>
  );
}

function AuthorRow({
  author,
  onChoose,
}: Pick<AuthorsOnTopicProps, 'onChoose'> & { readonly author: SuggestedAuthor }) {
  const { given, family, email, orcid, affiliation, articles, articleCount, conflicts } = author;
  const name = `${given} ${family}`;
  const others = articleCount - articles.length;
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', gap: 1.5, py: 1.25, alignItems: 'flex-start' },
        ...{ borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {[affiliation, orcid && `iD ${orcid}`, email || t('officeReview.noEmail')]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {articles.map(({ journal, issue, akey, title, year }) => (
          <Typography key={akey} variant="body2">
            <Link href={articlePath(journal, issue, akey)} target="_blank" rel="noopener">
              {title}
            </Link>{' '}
            ({journal}, {year})
          </Typography>
        ))}
        {others > 0 && (
          <Typography variant="body2">
            {t('officeReview.moreArticles', { count: others })}
          </Typography>
        )}
        {conflicts.map((each) => (
          <Typography key={each.kind} variant="body2" color="error">
            {conflictText(each)}
          </Typography>
        ))}
      </Box>
      <Button
        size="small"
        variant="outlined"
        sx={{ flexShrink: 0 }}
        aria-label={t('officeReview.inviteNamed', { name })}
        onClick={() => onChoose({ given, family, email, affiliation })}
      >
        {t('officeReview.invite')}
      </Button>
    </Box>
  );
}
