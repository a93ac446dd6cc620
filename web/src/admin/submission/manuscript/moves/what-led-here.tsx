import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SubmissionEventRecord } from '@quire/model/entities/submission-record';
import { t } from '@quire/model/messages/t';
import { eventReason } from '@quire/model/submission/event-reason';
import { useStaffEvents } from '../../../../data/live/desk/manuscript-records.ts';
import { useJournal } from '../../../../data/live/journals.ts';
import { MarkdownText } from '../../../../markdown-text/markdown-text.tsx';
import type { ManuscriptWork } from '../work/work.ts';

type Event = SubmissionEventRecord['event'];

/** Moves of the author that need an answer from the journal, and the heading above their message. */
const ASKS: Partial<Readonly<Record<Event, string>>> = {
  request_withdrawal: t('officeMoves.asksWithdrawal'),
  appeal: t('officeMoves.asksAppeal'),
  decline_transfer: t('officeMoves.saysTransferDeclined'),
  withdraw: t('officeMoves.saysWithdrawn'),
};

/**
 * The author's last message, where it needs an answer; and the journal to which a manuscript may be or was
 * transferred.
 */
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
        {state === 'transferred'
          ? t('officeMoves.transferred', { journal: journal ?? transferTo })
          : t('officeMoves.transferOffered', { journal: journal ?? transferTo })}
      </Typography>
    );
  }
  if (!lead) return null;
  return (
    <Box sx={{ mb: 1.5, pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>{lead}</Typography>
      {last && eventReason(last) && <MarkdownText text={eventReason(last)} />}
    </Box>
  );
}
