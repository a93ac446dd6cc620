import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { journalPath, submitPath } from '@quire/model/paths';
import {
  isEditable,
  SUBMISSION_STATES,
  type SubmissionState,
  showsProof,
} from '@quire/model/states/submission-states';
import { coAuthorStanding } from '@quire/model/submission/co-author-standing';
import { proofPath, submissionPath } from '@quire/model/submission-paths';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useJournal } from '../../data/live/journals.ts';
import { rich } from '../../messages/rich.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { StageBar } from '../../signed-in/stage-bar.tsx';
import { NextStep } from '../kit/next-step.tsx';
import { SubmissionActionDialog } from './actions/action-dialog.tsx';
import { type AuthorEvent, authorAction, authorEvents } from './actions/author-actions.ts';

const WRITE: Partial<Readonly<Record<SubmissionState, string>>> = {
  draft: t('authorSubmission.continueWriting'),
  returned_to_author: t('authorSubmission.correctAndSend'),
  minor_revision: t('authorSubmission.writeRevision'),
  major_revision: t('authorSubmission.writeRevision'),
};

/** Which journal would like to consider it, with a way to read about it. */
function OfferedJournal({ journal }: { readonly journal: string }) {
  const name = useJournal(journal)?.journal.fullname ?? journal;
  return (
    <Typography sx={{ mt: 1 }}>
      {rich('authorSubmission.offeredJournal', {
        journal: (
          <Link href={journalPath(journal)} target="_blank" rel="noopener">
            {t('authorSubmission.opensNewWindow', { name })}
          </Link>
        ),
      })}
    </Typography>
  );
}

/** The status of the submission, the next step and the author's actions. */
export function NextPanel({ submission }: { readonly submission: StoredSubmission }) {
  const { id, state, transferTo, transferredTo, article } = submission;
  const [asked, setAsked] = useState<AuthorEvent | null>(null);
  // Kept, so that closing the dialog by mistake loses nothing.
  const [words, setWords] = useState<Partial<Readonly<Record<AuthorEvent, string>>>>({});
  const { label, turn } = SUBMISSION_STATES[state];
  // A proof is read before it is answered, so its other actions are on its page.
  const hasProof = state === 'proof_author' && article !== undefined;
  const events = authorEvents(submission, Date.now()).filter(
    (event) => !(hasProof && event === 'send_corrections'),
  );
  const objections = submission.authors.filter(
    (author) => coAuthorStanding(submission, author)?.answer === 'objected',
  ).length;
  return (
    <Panel title={label} isUrgent={turn === 'author'}>
      <StageBar state={state} />
      <Box sx={{ my: 2 }} role="status">
        <NextStep submission={submission} />
        {state === 'transfer_offered' && transferTo && <OfferedJournal journal={transferTo} />}
      </Box>
      {objections > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('authorSubmission.objections', { count: objections })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {isEditable(state) && (
          <Button variant="contained" component={RouterLink} to={submitPath(id)}>
            {WRITE[state]}
          </Button>
        )}
        {article && showsProof(state) && (
          <Button
            variant={state === 'proof_author' ? 'contained' : 'outlined'}
            component={RouterLink}
            to={proofPath(id)}
          >
            {t('authorSubmission.readTheProof')}
          </Button>
        )}
        {transferredTo && (
          <Button variant="contained" component={RouterLink} to={submissionPath(transferredTo)}>
            {t('authorSubmission.goToNew')}
          </Button>
        )}
        {events.map((event, place) => {
          const { label: name, isGrave } = authorAction(event);
          return (
            <Button
              key={event}
              variant={
                place === 0 && turn === 'author' && !isGrave && !hasProof ? 'contained' : 'outlined'
              }
              color={isGrave ? 'error' : 'primary'}
              onClick={() => setAsked(event)}
            >
              {name}
            </Button>
          );
        })}
      </Box>
      {asked && (
        <SubmissionActionDialog
          submission={submission}
          event={asked}
          words={words[asked] ?? ''}
          onWords={(typed) => setWords({ ...words, [asked]: typed })}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}
