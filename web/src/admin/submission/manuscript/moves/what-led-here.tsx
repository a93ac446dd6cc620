import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SubmissionEventRecord } from '@quire/model/entities/submission-record';
import { useStaffEvents } from '../../../../data/live/desk/manuscript-records.ts';
import { useJournal } from '../../../../data/live/journals.ts';
import { MarkdownText } from '../../../../markdown-text/markdown-text.tsx';
import type { ManuscriptWork } from '../work/work.ts';

type Event = SubmissionEventRecord['event'];

/** Moves of the author that ask the journal for an answer, and what stands above their words. */
const ASKS: Partial<Readonly<Record<Event, string>>> = {
  request_withdrawal: 'The author asks to withdraw it:',
  appeal: 'The author appeals against the decision:',
  decline_transfer: 'The author has declined the transfer.',
  withdraw: 'The author has withdrawn it:',
};

/** What the author said last, where that is what is to be answered; and where a manuscript may go, or went. */
export function WhatLedHere({ work }: { readonly work: ManuscriptWork }) {
  const { id, state, transferTo } = work.submission;
  const { records } = useStaffEvents(id);
  const isTransfer = state === 'transfer_offered' || state === 'transferred';
  const journal = useJournal(transferTo ?? '')?.journal.fullname ?? transferTo;
  // The newest move is the one that led to this state.
  const last = records.find(({ to }) => to !== undefined);
  const lead = last?.to === state ? ASKS[last.event] : undefined;
  if (isTransfer && transferTo) {
    return (
      <Typography sx={{ mb: 1.5 }}>
        {state === 'transferred' ? 'It went to' : 'Offered:'} {journal}
        {state === 'transferred' && ', as a submission of its own.'}
      </Typography>
    );
  }
  if (!lead) return null;
  return (
    <Box sx={{ mb: 1.5, pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>{lead}</Typography>
      {last?.reason && <MarkdownText text={last.reason} />}
    </Box>
  );
}
