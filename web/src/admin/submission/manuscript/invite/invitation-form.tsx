import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { unicodeText } from '@quire/model/letters/unicode-text';
import { SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../../../data/call-error.ts';
import { call } from '../../../../data/calls.ts';
import { MarkdownField } from '../../../../markdown-text/markdown-field.tsx';
import { TitleText } from '../../../../markdown-text/title-text.tsx';
import { rich } from '../../../../messages/rich.ts';
import type { AsyncAction } from '../../../../signed-in/use-async-action.ts';
import { tell } from '../../../kit/notices.ts';
import { makeMove } from '../moves/make-move.ts';
import { DraftedIn } from '../work/drafted-in.tsx';
import type { ManuscriptWork } from '../work/work.ts';
import type { Candidate } from './candidate.ts';
import type { InvitationDraft } from './use-invitation.ts';

interface InvitationFormProps {
  readonly id: string;
  readonly work: ManuscriptWork;
  readonly candidate: Candidate;
  readonly draft: InvitationDraft;
  readonly attempt: AsyncAction;
  readonly onSent: () => void;
}

/** A deadline is the end of its day. */
const endOf = (day: string) => `${day}T23:59:59.000Z`;

/** The letter and due dates of an invitation, and the reason to invite despite a conflict. */
export function InvitationForm(props: InvitationFormProps) {
  const { id, work, candidate, draft, attempt, onSent } = props;
  const { title, abstract } = work.submission;
  const [letter, setLetter] = useState(draft.letter);
  const [responseDue, setResponseDue] = useState(draft.responseDue);
  const [due, setDue] = useState(draft.due);
  const [conflicts, setConflicts] = useState(draft.conflicts);
  const [reason, setReason] = useState('');
  async function send() {
    try {
      // The review starts with its first invitation.
      if (work.submission.state === 'with_editor')
        await makeMove(work.submission, 'seek_reviewers');
      await call('inviteReviewer', {
        submission: work.submission.id,
        reviewer: candidate.reviewer,
        letter: letter.trim(),
        responseDue: endOf(responseDue),
        due: endOf(due),
        ...(reason.trim() && { override: reason.trim() }),
      });
    } catch (error) {
      // Conflicts of a new reviewer are known only to the functions.
      if (error instanceof CallError && error.code === 'review/conflict') {
        setConflicts(error.problems);
        throw new CallError(error.code, { cause: error });
      }
      throw error;
    }
    tell(t('officeReview.invitedDone', { name: candidate.name }));
  }
  const known = typeof candidate.reviewer === 'string' ? candidate.reviewer : null;
  const draftInEnglish = (reviewer: string) =>
    attempt.run(async () => {
      const asked = {
        submission: work.submission.id,
        reviewer,
        language: SOURCE_LANGUAGE,
      } as const;
      const english = (await call('draftInvitation', asked)).letter;
      // What was typed meanwhile stays.
      setLetter((now) => (now === draft.letter ? english : now));
    });
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await attempt.run(send)) onSent();
  }
  return (
    <Stack component="form" id={id} spacing={2} onSubmit={(event) => void submit(event)}>
      {conflicts.length > 0 && (
        <>
          <Alert severity="warning">
            {t('officeReview.conflictHint', {
              conflicts: conflicts.map(({ message }) => message).join(' '),
            })}
          </Alert>
          <TextField
            label={t('officeReview.conflictReason')}
            required
            multiline
            minRows={2}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 2_000 } }}
          />
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <DayField
          label={t('officeReview.responseDay')}
          value={responseDue}
          onChange={setResponseDue}
        />
        <DayField label={t('officeReview.reportDay')} value={due} onChange={setDue} />
      </Box>
      <MarkdownField
        label={t('officeReview.letter')}
        rows={6}
        value={letter}
        onChange={setLetter}
        maxLength={20_000}
      />
      {draft.language && letter === draft.letter && known && (
        <DraftedIn
          receiver="reviewer"
          language={draft.language}
          onEnglish={() => void draftInEnglish(known)}
        />
      )}
      <div>
        <Typography variant="body2" color="text.secondary">
          {rich('officeReview.invitationAlsoHas', { title: <TitleText text={title} /> })}
        </Typography>
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ maxHeight: 120, overflow: 'auto' }}
          tabIndex={0}
        >
          {unicodeText(abstract)}
        </Typography>
      </div>
      {attempt.problem && <Alert severity="error">{attempt.problem}</Alert>}
    </Stack>
  );
}

function DayField(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}) {
  const { label, value, onChange } = props;
  return (
    <TextField
      type="date"
      required
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: 180 }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
