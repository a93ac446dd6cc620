import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { SuggestedReviewer } from '@quire/model/calls/reviews';
import { conflictText } from '@quire/model/entities/review';
import { t } from '@quire/model/messages/t';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../data/calls.ts';
import { MarkdownField } from '../../../../markdown-text/markdown-field.tsx';
import type { AsyncAction } from '../../../../signed-in/use-async-action.ts';
import { RemoveIcon } from '../../../kit/icons.tsx';
import { tell } from '../../../kit/notices.ts';
import { makeMove } from '../moves/make-move.ts';
import type { ManuscriptWork } from '../work/work.ts';
import { AlsoInMail } from './also-in-mail.tsx';
import { type Days, DueDays, deadlinesOf } from './due-days.tsx';
import { type InvitationRefusal, inviteEach } from './invite-each.ts';
import type { InvitationDraft } from './use-invitation.ts';
import { WhatReviewersSee } from './what-reviewers-see.tsx';

interface InvitationsFormProps {
  readonly id: string;
  readonly work: ManuscriptWork;
  readonly reviewers: readonly SuggestedReviewer[];
  /** Of them, those who have been invited from this form. */
  readonly invited: ReadonlySet<string>;
  readonly draft: InvitationDraft;
  readonly attempt: AsyncAction;
  readonly onInvited: (reviewer: string) => void;
  readonly onRemove: (reviewer: string) => void;
  readonly onAllSent: () => void;
}

/** One letter to several reviewers, who get a mail each. Refusals are shown beside the reviewer. */
export function InvitationsForm(props: InvitationsFormProps) {
  const { id, work, reviewers, invited, draft, attempt, onInvited, onRemove, onAllSent } = props;
  const [standard] = useState(draft.letter);
  const [letter, setLetter] = useState(draft.letter);
  const [days, setDays] = useState<Days>(draft);
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [refusals, setRefusals] = useState<Readonly<Record<string, InvitationRefusal>>>({});
  const waiting = reviewers.filter((each) => !invited.has(each.id));
  async function submit(event: FormEvent) {
    event.preventDefault();
    const done = new Set<string>();
    const { submission } = work;
    const isDone = await attempt.run(async () => {
      setRefusals({});
      // The review starts with its first invitation.
      if (submission.state === 'with_editor') await makeMove(submission, 'seek_reviewers');
      await inviteEach(
        waiting.map((each) => each.id),
        {
          invite: (reviewer) => {
            const override = reasons[reviewer]?.trim();
            return call('inviteReviewer', {
              ...{ submission: submission.id, reviewer, ...deadlinesOf(days) },
              // Without a letter the journal's is sent, to each in their language.
              letter: letter === standard ? '' : letter.trim(),
              ...(override && { override }),
            });
          },
          onInvited: (reviewer) => {
            done.add(reviewer);
            onInvited(reviewer);
          },
          onRefused: (reviewer, refusal) =>
            setRefusals((before) => ({ ...before, [reviewer]: refusal })),
        },
      );
    });
    if (done.size > 0 || isDone) tell(t('officeReview.invitedCount', { count: done.size }));
    if (isDone && done.size === waiting.length) onAllSent();
  }
  return (
    <Stack component="form" id={id} spacing={2} onSubmit={(event) => void submit(event)}>
      <Box
        component="ul"
        aria-label={t('officeReview.reviewers')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {reviewers.map((reviewer) => (
          <Receiver
            key={reviewer.id}
            reviewer={reviewer}
            isInvited={invited.has(reviewer.id)}
            refusal={refusals[reviewer.id] ?? null}
            reason={reasons[reviewer.id] ?? ''}
            onReason={(reason) => setReasons({ ...reasons, [reviewer.id]: reason })}
            onRemove={attempt.busy ? null : () => onRemove(reviewer.id)}
          />
        ))}
      </Box>
      <WhatReviewersSee submission={work.submission} />
      <DueDays days={days} onChange={setDays} />
      <div>
        <MarkdownField
          label={t('officeReview.letter')}
          rows={6}
          value={letter}
          onChange={setLetter}
          maxLength={20_000}
        />
        <Typography variant="body2" color="text.secondary">
          {t('officeReview.letterToSeveral')}
        </Typography>
      </div>
      <AlsoInMail work={work} />
      {attempt.problem && <Alert severity="error">{attempt.problem}</Alert>}
    </Stack>
  );
}

interface ReceiverProps {
  readonly reviewer: SuggestedReviewer;
  readonly isInvited: boolean;
  readonly refusal: InvitationRefusal | null;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onRemove: (() => void) | null;
}

function Receiver(props: ReceiverProps) {
  const { reviewer, isInvited, refusal, reason, onReason, onRemove } = props;
  const { name, email, conflicts } = reviewer;
  const known = conflicts.map(conflictText).join(' ');
  const hasConflict = known !== '' || reason !== '' || refusal?.isConflict === true;
  return (
    <Box component="li" sx={{ py: 0.75 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>{' '}
          <Typography component="span" variant="body2" color="text.secondary">
            {email}
          </Typography>
        </Box>
        {isInvited ? (
          <Chip size="small" variant="outlined" label={t('officeReview.invited')} />
        ) : (
          <IconButton
            size="small"
            aria-label={t('officeReview.removeFromList', { name })}
            disabled={onRemove === null}
            onClick={() => onRemove?.()}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      {!isInvited && (refusal || known !== '') && (
        <Typography variant="body2" color="error" role={refusal ? 'alert' : undefined}>
          {refusal?.message ?? known}
        </Typography>
      )}
      {!isInvited && hasConflict && (
        <TextField
          size="small"
          fullWidth
          required
          multiline
          margin="dense"
          label={t('officeReview.conflictReason')}
          value={reason}
          onChange={(event) => onReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
      )}
    </Box>
  );
}
