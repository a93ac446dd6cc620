import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { HeldDecision } from '@quire/model/entities/pending-decision';
import { t } from '@quire/model/messages/t';
import { call } from '../../../../data/calls.ts';
import { useStaffNames } from '../../../../data/live/desk/staff-names.ts';
import { hour } from '../../../kit/dates.ts';
import { tell } from '../../../kit/notices.ts';
import { eventLabel } from '../work/event-labels.ts';
import { useAttempt } from '../work/use-attempt.ts';
import type { ManuscriptWork } from '../work/work.ts';
import type { UndoneDecision } from './undone-decision.ts';

interface HeldDecisionBarProps {
  readonly work: ManuscriptWork;
  readonly held: HeldDecision;
  /** The text of the decision, for deciding again. */
  readonly onUndone: (undone: UndoneDecision) => void;
}

/** A decision that has not yet taken effect, or could not: what happens when, and how to undo it. */
export function HeldDecisionBar({ work, held, onUndone }: HeldDecisionBarProps) {
  const { submission, person, decides } = work;
  const { busy, problem, run } = useAttempt();
  const asked = { submission: submission.id };
  const undo = () =>
    run(async () => {
      onUndone(await call('undoDecision', asked));
      tell(held.failed ? t('officeReview.decisionDiscarded') : t('officeReview.decisionUndone'));
    });
  const send = () =>
    run(async () => {
      await call('sendDecisionNow', asked);
      tell(t('officeReview.decisionSent'));
    });
  return (
    <Alert severity={held.failed ? 'warning' : 'info'} sx={{ mb: 1.5 }}>
      <Typography>{held.failed ? whatFailed(held) : <Waiting {...{ held, person }} />}</Typography>
      {decides && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button variant="outlined" loading={busy} onClick={() => void undo()}>
            {held.failed ? t('officeReview.discardDecision') : t('office.undo')}
          </Button>
          {!held.failed && (
            <Button disabled={busy} onClick={() => void send()}>
              {t('officeReview.sendNow')}
            </Button>
          )}
        </Box>
      )}
      {problem && (
        <Typography role="alert" sx={{ mt: 1 }}>
          {problem}
        </Typography>
      )}
    </Alert>
  );
}

function Waiting({ held, person }: { held: HeldDecision; person: ManuscriptWork['person'] }) {
  const { by, takesEffectAt } = held;
  const name = useStaffNames([by]).get(by);
  const isDue = takesEffectAt <= new Date().toISOString();
  return t('officeReview.held', {
    who: by === person.uid ? 'own' : 'other',
    name: name || t('officeReview.anEditor'),
    decision: eventLabel(held),
    when: isDue ? 'soon' : 'later',
    time: hour(takesEffectAt),
  });
}

function whatFailed({ event, failed }: HeldDecision): string {
  const reason = failed ? [failed.message, ...failed.problems].join(' ') : '';
  return t('officeReview.decisionFailed', { decision: eventLabel({ event }), reason });
}
