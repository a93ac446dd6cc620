import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { conflictText } from '@quire/model/entities/review';
import { SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../../../data/call-error.ts';
import { call } from '../../../../data/calls.ts';
import { MarkdownField } from '../../../../markdown-text/markdown-field.tsx';
import type { AsyncAction } from '../../../../signed-in/use-async-action.ts';
import { tell } from '../../../kit/notices.ts';
import { makeMove } from '../moves/make-move.ts';
import { DraftedIn } from '../work/drafted-in.tsx';
import type { ManuscriptWork } from '../work/work.ts';
import { AlsoInMail } from './also-in-mail.tsx';
import type { Candidate } from './candidate.ts';
import { type Days, DueDays, deadlinesOf } from './due-days.tsx';
import type { InvitationDraft } from './use-invitation.ts';
import { WhatReviewersSee } from './what-reviewers-see.tsx';

interface InvitationFormProps {
  readonly id: string;
  readonly work: ManuscriptWork;
  readonly candidate: Candidate;
  readonly draft: InvitationDraft;
  readonly attempt: AsyncAction;
  readonly onSent: () => void;
}

/** The letter and due dates of an invitation, and the reason to invite despite a conflict. */
export function InvitationForm(props: InvitationFormProps) {
  const { id, work, candidate, draft, attempt, onSent } = props;
  const [letter, setLetter] = useState(draft.letter);
  const [days, setDays] = useState<Days>(draft);
  const [conflicts, setConflicts] = useState<readonly string[]>(draft.conflicts.map(conflictText));
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
        ...deadlinesOf(days),
        ...(reason.trim() && { override: reason.trim() }),
      });
    } catch (error) {
      // Conflicts of a new reviewer are known only to the functions.
      if (error instanceof CallError && error.code === 'review/conflict') {
        setConflicts(error.problems.map(({ message }) => message));
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
              conflicts: conflicts.join(' '),
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
      <WhatReviewersSee submission={work.submission} />
      <DueDays days={days} onChange={setDays} />
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
      <AlsoInMail work={work} />
      {attempt.problem && <Alert severity="error">{attempt.problem}</Alert>}
    </Stack>
  );
}
