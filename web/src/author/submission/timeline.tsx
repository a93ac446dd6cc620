import Box from '@mui/material/Box';
import type { SubmissionEventRecord } from '@quire/model/entities/submission-record';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { eventReason } from '@quire/model/submission/event-reason';
import { useSubmissionEvents } from '../../data/live/submission-records.ts';
import { MarkdownText } from '../../markdown-text/markdown-text.tsx';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { readersDay, readersMoment } from '../kit/readers-date.ts';
import { authorEventLabel } from './event-labels.ts';

const SHORT = 200;

/** What was said with it; a whole letter is folded up. */
function Said({ text }: { readonly text: string }) {
  if (text.length <= SHORT) return <MarkdownText text={text} />;
  return (
    <details>
      <summary>{t('authorSubmission.readLetter')}</summary>
      <MarkdownText text={text} />
    </details>
  );
}

function entryWords(entry: SubmissionEventRecord): string {
  const event = authorEventLabel(entry);
  if (!entry.dueAt) return event;
  return t('authorSubmission.untilDate', { event, date: readersDay(entry.dueAt) });
}

/** What happened to a submission, the newest first. */
export function Timeline({ submission }: { readonly submission: string }) {
  const { records, problem } = useSubmissionEvents(submission);
  return (
    <Panel title={t('authorSubmission.timeline')}>
      <ProblemNote>{problem && errorMessage(problem)}</ProblemNote>
      <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {records.toReversed().map((entry) => (
          <Box
            component="li"
            key={entry.id}
            sx={{ py: 1, '& + &': { borderBlockStart: '1px solid var(--rule)' } }}
          >
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: '0 1rem',
                justifyContent: 'space-between',
              }}
            >
              <span>{entryWords(entry)}</span>
              <Box component="time" dateTime={entry.at} sx={{ color: 'text.secondary' }}>
                {readersMoment(entry.at)}
              </Box>
            </Box>
            {eventReason(entry) && (
              <Box sx={{ color: 'text.secondary' }}>
                <Said text={eventReason(entry)} />
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
