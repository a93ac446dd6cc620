import Box from '@mui/material/Box';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import {
  type CoAuthorStanding,
  coAuthorStanding,
} from '@quire/model/submission/co-author-standing';
import { rich } from '../../messages/rich.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { readersDay } from '../kit/readers-date.ts';

function answerWords({ answer, at, reason }: CoAuthorStanding): string {
  const words = t('authorSubmission.coAuthorAnswer', { answer, date: readersDay(at) });
  return reason ? t('authorSubmission.coAuthorReason', { answer: words, reason }) : words;
}

/** The authors, and what each co-author has said to the submission. */
export function CoAuthors({ submission }: { readonly submission: StoredSubmission }) {
  const { authors, affiliations } = submission;
  if (authors.length === 0) return null;
  return (
    <Panel title={t('authorSubmission.authors')}>
      <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
        {authors.map((author) => {
          const { id, given, family, corresponding, affiliations: places } = author;
          const answer = coAuthorStanding(submission, author);
          const name = (
            <strong>{`${given} ${family}`.trim() || t('authorSubmission.noNameYet')}</strong>
          );
          return (
            <Box component="li" key={id} sx={{ mb: 1 }}>
              {corresponding ? rich('authorSubmission.corresponding', { name }) : name}
              <Box sx={{ color: 'text.secondary', fontSize: 'var(--small)' }}>
                {places.flatMap((place) => affiliations[place]?.name ?? []).join('; ')}
                {answer && (
                  <Box
                    component="span"
                    sx={{
                      display: 'block',
                      ...(answer.answer === 'objected' && { color: 'error.main' }),
                    }}
                  >
                    {answerWords(answer)}
                  </Box>
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
}
