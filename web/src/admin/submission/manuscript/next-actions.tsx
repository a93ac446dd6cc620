import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { adminArticleEditorPath } from '@quire/model/office-paths';
import { SUBMISSION_STATES } from '@quire/model/states/submission-states';
import { useState } from 'react';
import { Link } from 'react-router';
import { useHeldDecision } from '../../../data/live/desk/use-held-decision.ts';
import { Panel } from '../../../signed-in/panel.tsx';
import { HeldDecisionBar } from './decision/held-decision.tsx';
import { LetterDialog } from './decision/letter-dialog.tsx';
import { RecommendDialog } from './decision/recommend-dialog.tsx';
import { Recommendations } from './decision/recommendations.tsx';
import type { UndoneDecision } from './decision/undone-decision.ts';
import { InviteFirst } from './invite/invite-first.tsx';
import { makeAtOnce } from './moves/make-at-once.ts';
import { MoveDialog } from './moves/move-dialog.tsx';
import { decisionsAmong, moveLabelsOf, type StaffMove, staffMoves } from './moves/move-labels.ts';
import { StartArticleDialog } from './moves/start-article-dialog.tsx';
import { WhatLedHere } from './moves/what-led-here.tsx';
import { RevisionActions } from './revision/revision-actions.tsx';
import { useAttempt } from './work/use-attempt.ts';
import { eventsFor, type ManuscriptWork } from './work/work.ts';

type Asked = { readonly move: StaffMove } | 'decide' | 'recommend' | 'article' | null;

const MAKES_ARTICLE: ReadonlySet<string> = new Set([
  'production',
  'copyediting',
  'typesetting',
  'proof_author',
  'proof_final',
  'scheduled',
]);

/** What can be done next, the usual step first. */
export function NextActions({ work }: { readonly work: ManuscriptWork }) {
  const [asked, setAsked] = useState<Asked>(null);
  const attempt = useAttempt();
  const [undone, setUndone] = useState<UndoneDecision | null>(null);
  const held = useHeldDecision(work.handles ? work.submission.id : null);
  // A recorded decision can be awaited or undone.
  const isWaiting = held !== null && !held.failed;
  const moves = isWaiting ? [] : staffMoves(eventsFor(work, new Date()));
  const decisions = decisionsAmong(moves);
  const single = moves.filter((move) => !decisions.includes(move));
  const onward = single.filter((move) => moveLabelsOf(move).isWayOn);
  // Where there is no usual step, all others are shown.
  const hasWayOn = onward.length + decisions.length > 0;
  const others = single.filter((move) => !moveLabelsOf(move).isWayOn);
  const shown = hasWayOn ? onward : others;
  const { state, article } = work.submission;
  const startsArticle = work.produces && !article && MAKES_ARTICLE.has(state);
  const hasSteps = moves.length > 0 || startsArticle;
  const close = () => setAsked(null);
  // What can be undone is done at once; everything else asks first.
  function begin(move: StaffMove) {
    if (moveLabelsOf(move).undo) void attempt.run(() => makeAtOnce(work.submission, move));
    else setAsked({ move });
  }
  const letter = { work, undone, onSent: () => setUndone(null), onClose: close };
  return (
    <Panel isDense title={t('officeManuscript.nextSteps')}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {isWaiting ? t('officeManuscript.decisionHeld') : saysNext(work, hasSteps)}
      </Typography>
      {held && <HeldDecisionBar work={work} held={held} onUndone={setUndone} />}
      <WhatLedHere work={work} />
      <Recommendations work={work} />
      <RevisionActions work={work} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {decisions.length > 0 && (
          <Button variant="contained" onClick={() => setAsked('decide')}>
            {t('officeManuscript.decide')}
          </Button>
        )}
        {work.recommends && !isWaiting && (
          <Button variant="contained" onClick={() => setAsked('recommend')}>
            {t('officeManuscript.recommend')}
          </Button>
        )}
        {startsArticle && (
          <Button variant="contained" onClick={() => setAsked('article')}>
            {t('officeManuscript.createArticle')}
          </Button>
        )}
        {article && work.produces && (
          <Button variant="outlined" component={Link} to={adminArticleEditorPath(article)}>
            {t('officeManuscript.openArticle')}
          </Button>
        )}
        {shown.map((move, place) => (
          <Button
            key={move}
            variant={
              place === 0 && onward.length > 0 && decisions.length === 0 && !startsArticle
                ? 'contained'
                : 'outlined'
            }
            color={moveLabelsOf(move).isGrave ? 'error' : 'primary'}
            disabled={attempt.busy}
            onClick={() => begin(move)}
          >
            {moveLabelsOf(move, work.decides).label}
          </Button>
        ))}
        <OtherMoves decides={work.decides} moves={hasWayOn ? others : []} onAsk={begin} />
      </Box>
      {attempt.problem && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {attempt.problem}
        </Alert>
      )}
      {asked === 'decide' && <LetterDialog {...letter} moves={decisions} />}
      {asked === 'recommend' && <RecommendDialog submission={work.submission.id} onClose={close} />}
      {asked === 'article' && <StartArticleDialog work={work} onClose={close} />}
      {asked !== null &&
        typeof asked === 'object' &&
        (moveLabelsOf(asked.move).isLetter ? (
          <LetterDialog {...letter} moves={[asked.move]} />
        ) : moveLabelsOf(asked.move).isInvitation ? (
          <InviteFirst work={work} onClose={close} />
        ) : (
          <MoveDialog work={work} move={asked.move} onClose={close} />
        ))}
    </Panel>
  );
}

/** Who has to act, in a sentence. */
function saysNext(
  { submission: { state, editors }, handles, oversees }: ManuscriptWork,
  hasMoves: boolean,
): string {
  const { turn, stage } = SUBMISSION_STATES[state];
  const isDecided = stage === 'production' || stage === 'publication';
  if (oversees && turn === 'press' && !isDecided && editors.length === 0) {
    return t('officeManuscript.noEditor');
  }
  if (state === 'with_editor' && handles && hasMoves) {
    return t('officeManuscript.withEditor');
  }
  if (state === 'reviewer_invitation') {
    return handles ? t('officeManuscript.inviteBelow') : t('officeManuscript.beingInvited');
  }
  if (state === 'under_review') {
    return handles ? t('officeManuscript.underReviewRemind') : t('officeManuscript.underReview');
  }
  if (state === 'scheduled') return t('officeManuscript.scheduled');
  if (turn === 'author') return t('officeManuscript.waitingForAuthor');
  if (turn === 'nobody') return t('officeManuscript.noFurtherSteps');
  if (hasMoves) return t('officeManuscript.waitingForJournal');
  return t('officeManuscript.waitingForOthers');
}

function OtherMoves(props: {
  readonly decides: boolean;
  readonly moves: readonly StaffMove[];
  readonly onAsk: (move: StaffMove) => void;
}) {
  const { decides, moves, onAsk } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (moves.length === 0) return null;
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('officeManuscript.more')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {moves.map((move) => (
          <MenuItem
            key={move}
            sx={moveLabelsOf(move).isGrave ? { color: 'error.main' } : {}}
            onClick={() => {
              setAnchor(null);
              onAsk(move);
            }}
          >
            {moveLabelsOf(move, decides).label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
