import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { t } from '@quire/model/messages/t';
import { isReversal } from '@quire/model/states/moves/reversing';
import { useState } from 'react';
import { useJournals } from '../../../../data/live/journals.ts';
import { MarkdownField } from '../../../../markdown-text/markdown-field.tsx';
import { useCloseGuard } from '../../../kit/close-guard.tsx';
import { hour } from '../../../kit/dates.ts';
import { tell } from '../../../kit/notices.ts';
import { makeMove } from '../moves/make-move.ts';
import { moveLabelsOf, type StaffMove } from '../moves/move-labels.ts';
import { DraftedIn } from '../work/drafted-in.tsx';
import { useAttempt } from '../work/use-attempt.ts';
import type { ManuscriptWork } from '../work/work.ts';
import { DecisionPreview } from './decision-preview.tsx';
import { FewReports } from './few-reports.tsx';
import { Recommendations } from './recommendations.tsx';
import { ReleasedReports } from './released-reports.tsx';
import { ReportsTable } from './reports-table.tsx';
import type { UndoneDecision } from './undone-decision.ts';
import { LETTER_MAX, useLetterDraft } from './use-draft.ts';

interface LetterDialogProps {
  readonly work: ManuscriptWork;
  /** The decisions to choose from. */
  readonly moves: readonly StaffMove[];
  /** A decision that was undone: its letter is the draft of this one. */
  readonly undone: UndoneDecision | null;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** A decision: which one, its letter, and the reports sent with it; with a preview before it is sent. */
export function LetterDialog({ work, moves, undone, onSent, onClose }: LetterDialogProps) {
  const [move, setMove] = useState<StaffMove | null>(
    moves.length === 1
      ? (moves[0] ?? null)
      : (moves.find((each) => each === undone?.event) ?? null),
  );
  const again = undone && moves.some((each) => each === undone.event) ? undone : null;
  const draft = useLetterDraft(work.submission.id, move, again);
  const [journal, setJournal] = useState('');
  const [reason, setReason] = useState('');
  const [isPreview, setPreview] = useState(false);
  const { busy, problem, run } = useAttempt();
  const guard = useCloseGuard(onClose);
  const isSmall = useMediaQuery('(max-width: 599px)');
  const isBack = move !== null && isReversal(move);
  const isReady =
    move !== null &&
    draft.letter.trim() !== '' &&
    !draft.loading &&
    ((draft.missing === null && !isBack) || reason.trim() !== '') &&
    (move !== 'offer_transfer' || journal !== '');
  async function send() {
    if (!move) return;
    let takesEffectAt: string | undefined;
    const sent = await run(async () => {
      takesEffectAt = await makeMove(work.submission, move, {
        letter: draft.letter.trim(),
        reviews: [...draft.released],
        ...(move === 'offer_transfer' && { journal }),
        ...(draft.missing !== null && { fewReportsReason: reason.trim() }),
        ...(isBack && { reason: reason.trim() }),
      });
    });
    if (!sent) return;
    tell(
      takesEffectAt
        ? t('officeReview.decisionRecorded', { time: hour(takesEffectAt) })
        : t('officeReview.decisionSent'),
    );
    onSent();
    onClose();
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isSmall}
      aria-labelledby="letter-title"
      onClose={() => !busy && guard.close()}
      onInput={guard.onInput}
    >
      <DialogTitle id="letter-title">
        {moves.length === 1 && move ? moveLabelsOf(move).label : t('officeReview.decide')}
      </DialogTitle>
      <DialogContent>
        {isPreview ? (
          <DecisionPreview letter={draft.letter} reviews={draft.released} />
        ) : (
          <Stack spacing={2}>
            <Recommendations work={work} />
            {moves.length > 1 && <Decisions {...{ moves, move }} onChoose={setMove} />}
            {move && <Typography color="text.secondary">{moveLabelsOf(move).explains}</Typography>}
            {move === 'offer_transfer' && (
              <JournalChoice own={work.submission.journal} value={journal} onChange={setJournal} />
            )}
            {draft.loading && <Skeleton variant="rounded" height={220} />}
            {move && !draft.loading && (
              <>
                {draft.missing !== null && (
                  <FewReports missing={draft.missing} reason={reason} onChange={setReason} />
                )}
                {isBack && (
                  <MarkdownField
                    label={t('officeReview.recordReason')}
                    hint={t('officeReview.recordReasonHint')}
                    isRequired
                    rows={2}
                    value={reason}
                    onChange={setReason}
                    maxLength={2_000}
                  />
                )}
                {draft.reports.length > 0 && <ReportsTable work={work} />}
                <MarkdownField
                  label={t('officeReview.letterToAuthor')}
                  rows={9}
                  value={draft.letter}
                  onChange={draft.write}
                  maxLength={LETTER_MAX}
                />
                {draft.language && (
                  <DraftedIn
                    receiver="author"
                    language={draft.language}
                    onEnglish={draft.draftInEnglish}
                  />
                )}
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  <Button size="small" onClick={() => draft.add('editor')}>
                    {t('officeReview.addMyName')}
                  </Button>
                  {draft.released.length > 0 && (
                    <Button size="small" onClick={() => draft.add('reports')}>
                      {t('officeReview.addReports')}
                    </Button>
                  )}
                </Box>
                <ReleasedReports draft={draft} />
              </>
            )}
            {draft.problem && <Alert severity="error">{draft.problem}</Alert>}
          </Stack>
        )}
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={guard.close} disabled={busy}>
          {t('office.cancel')}
        </Button>
        <Button disabled={!isReady || busy} onClick={() => setPreview(!isPreview)}>
          {isPreview ? t('office.edit') : t('officeReview.preview')}
        </Button>
        <Button
          variant="contained"
          loading={busy}
          disabled={!isReady}
          color={move && moveLabelsOf(move).isGrave ? 'error' : 'primary'}
          onClick={() => void send()}
        >
          {t('officeReview.send')}
        </Button>
      </DialogActions>
      {guard.question}
    </Dialog>
  );
}

function Decisions(props: {
  readonly moves: readonly StaffMove[];
  readonly move: StaffMove | null;
  readonly onChoose: (move: StaffMove) => void;
}) {
  const { moves, move, onChoose } = props;
  return (
    <RadioGroup
      aria-label={t('officeReview.decision')}
      value={move ?? ''}
      onChange={(_, value) => {
        const chosen = moves.find((each) => each === value);
        if (chosen) onChoose(chosen);
      }}
    >
      {moves.map((each) => (
        <FormControlLabel
          key={each}
          value={each}
          control={<Radio size="small" />}
          label={moveLabelsOf(each).label}
        />
      ))}
    </RadioGroup>
  );
}

function JournalChoice(props: {
  readonly own: string;
  readonly value: string;
  readonly onChange: (journal: string) => void;
}) {
  const journals = useJournals() ?? [];
  return (
    <TextField
      select
      label={t('officeReview.whichJournal')}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    >
      {journals
        .filter(({ name }) => name !== props.own)
        .map(({ name, fullname }) => (
          <MenuItem key={name} value={name}>
            {fullname}
          </MenuItem>
        ))}
    </TextField>
  );
}
