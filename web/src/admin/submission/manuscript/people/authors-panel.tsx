import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { isOrcid, isRor } from '@quire/model/identifiers';
import { t } from '@quire/model/messages/t';
import { coAuthorOrcid, coAuthorStanding } from '@quire/model/submission/co-author-standing';
import { TitleText } from '../../../../markdown-text/title-text.tsx';
import { Panel } from '../../../../signed-in/panel.tsx';
import { BouncedNote } from '../../../kit/bounced-note.tsx';

type Author = StoredSubmission['authors'][number];

const ANSWERS = {
  told: { label: t('officeManuscript.coAuthorTold'), color: 'default' },
  confirmed: { label: t('officeManuscript.coAuthorConfirmed'), color: 'success' },
  objected: { label: t('officeManuscript.coAuthorObjected'), color: 'error' },
  renamed: { label: t('officeManuscript.coAuthorRenamed'), color: 'warning' },
} as const;

/** The authors as named in the manuscript, and what is known about each. */
export function AuthorsPanel({ submission }: { readonly submission: StoredSubmission }) {
  return (
    <Panel isDense title={t('officeManuscript.authors')}>
      <Stack component="ol" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {submission.authors.map((author) => (
          <li key={author.id}>
            <AuthorRow author={author} submission={submission} />
          </li>
        ))}
      </Stack>
      {submission.isAgent && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {t('officeManuscript.byAgent')}
        </Typography>
      )}
    </Panel>
  );
}

function AuthorRow(props: { readonly author: Author; readonly submission: StoredSubmission }) {
  const { author, submission } = props;
  const { given, family, email, orcid, corresponding } = author;
  const answer = coAuthorStanding(submission, author);
  const places = author.affiliations.flatMap((place) => submission.affiliations[place] ?? []);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {`${given} ${family}`.trim() || t('officeManuscript.noName')}
        </Typography>
        {corresponding && <Chip size="small" label={t('officeManuscript.corresponding')} />}
        {answer && <Chip size="small" variant="outlined" {...ANSWERS[answer.answer]} />}
      </Box>
      {answer?.reason && (
        <Typography variant="body2">
          “<TitleText text={answer.reason} />”
        </Typography>
      )}
      {places.map(({ name, ror }) => (
        <Typography key={`${name} ${ror}`} variant="body2" color="text.secondary">
          {name}
          {/* While it is being revised, the author's browser may have saved anything. */}
          {ror && isRor(ror) && (
            <>
              {' '}
              <Link href={ror} target="_blank" rel="noopener">
                {t('officeManuscript.ror')}
              </Link>
            </>
          )}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <Link href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>{email}</Link>
        {isOrcid(orcid) && (
          <>
            {' · '}
            <Link href={`https://orcid.org/${orcid}`} target="_blank" rel="noopener">
              {t('officeManuscript.orcid', { orcid })}
            </Link>
            {coAuthorOrcid(submission, author) && ` (${t('officeManuscript.orcidConfirmed')})`}
          </>
        )}
      </Typography>
      <BouncedNote address={email} />
    </>
  );
}
