import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { HeldDecision } from '@quire/model/entities/pending-decision';
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
      tell(
        held.failed
          ? 'Decision discarded. Your letter is kept while this page is open.'
          : 'Decision undone. Nothing was sent, and your letter is kept while this page is open.',
      );
    });
  const send = () =>
    run(async () => {
      await call('sendDecisionNow', asked);
      tell('Decision sent. The author gets a mail with the letter.');
    });
  return (
    <Alert severity={held.failed ? 'warning' : 'info'} sx={{ mb: 1.5 }}>
      <Typography>{held.failed ? whatFailed(held) : <Waiting {...{ held, person }} />}</Typography>
      {decides && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button variant="outlined" loading={busy} onClick={() => void undo()}>
            {held.failed ? 'Discard decision' : 'Undo'}
          </Button>
          {!held.failed && (
            <Button disabled={busy} onClick={() => void send()}>
              Send now
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
  const who = by === person.uid ? '' : ` by ${name || 'an editor'}`;
  const isDue = takesEffectAt <= new Date().toISOString();
  return (
    <>
      Decision recorded{who}: {eventLabel(held)}.{' '}
      {isDue
        ? 'The author will be notified within a few minutes.'
        : `The author will be notified at ${hour(takesEffectAt)}.`}
    </>
  );
}

function whatFailed({ event, failed }: HeldDecision): string {
  const why = failed ? [failed.message, ...failed.problems].join(' ') : '';
  return `The decision “${eventLabel({ event })}” was not sent, and the author has not been notified. ${why}`;
}
