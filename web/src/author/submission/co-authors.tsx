import Box from '@mui/material/Box';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { coAuthorStanding } from '@quire/model/submission/co-author-standing';
import { Panel } from '../../signed-in/panel.tsx';
import { readersDay } from '../kit/readers-date.ts';

const ANSWERS = {
  told: 'Asked by e-mail',
  confirmed: 'Confirmed',
  objected: 'Objected',
  renamed: 'Asked under another name',
} as const;

/** The authors, and what each co-author has said to the submission. */
export function CoAuthors({ submission }: { readonly submission: StoredSubmission }) {
  const { authors, affiliations } = submission;
  if (authors.length === 0) return null;
  return (
    <Panel title="Authors">
      <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
        {authors.map((author) => {
          const { id, given, family, corresponding, affiliations: places } = author;
          const answer = coAuthorStanding(submission, author);
          return (
            <Box component="li" key={id} sx={{ mb: 1 }}>
              <strong>{`${given} ${family}`.trim() || 'No name yet'}</strong>
              {corresponding && ' (corresponding)'}
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
                    {ANSWERS[answer.answer]} on {readersDay(answer.at)}
                    {answer.reason && `: ${answer.reason}`}
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
