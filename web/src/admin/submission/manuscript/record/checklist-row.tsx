import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { CHECK_MOMENTS, type StaffCheck, type StaffTick } from '@quire/model/entities/staff-check';
import { useId } from 'react';
import { call } from '../../../../data/calls.ts';
import { rich } from '../../../../messages/rich.ts';
import { ProblemNote } from '../../../../signed-in/problem-note.tsx';
import { instant } from '../../../kit/dates.ts';
import { useAttempt } from '../work/use-attempt.ts';

interface StaffCheckRowProps {
  readonly check: StaffCheck;
  /** Its last change; null: not ticked yet. */
  readonly tick: StaffTick | null;
  readonly submission: string;
  /** The person signed in. */
  readonly uid: string;
}

/** One item of the checklist, which can be ticked with one click, with the person who ticked it. */
export function StaffCheckRow({ check, tick, submission, uid }: StaffCheckRowProps) {
  const { text, requiredBefore } = check;
  const ticking = useAttempt();
  const [label, notes] = [useId(), useId()];
  const isDone = tick?.isDone ?? false;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start', py: 0.5 }}>
      <Checkbox
        size="small"
        checked={isDone}
        disabled={ticking.busy}
        slotProps={{ input: { 'aria-labelledby': label, 'aria-describedby': notes } }}
        onChange={() =>
          void ticking.run(async () => {
            await call('tickStaffCheck', { submission, text, isDone: !isDone });
          })
        }
      />
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.75 }}>
        <Typography id={label} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        <Typography id={notes} component="div" variant="body2" color="text.secondary">
          {tick && (
            <div>
              {rich('officeChecks.tickedBy', {
                state: isDone ? 'on' : 'off',
                who: tick.by.uid === uid ? 'you' : 'other',
                name: tick.by.name,
                time: <time dateTime={tick.at}>{instant(tick.at)}</time>,
              })}
            </div>
          )}
          {!isDone && requiredBefore !== 'nothing' && <div>{CHECK_MOMENTS[requiredBefore]}</div>}
        </Typography>
        <ProblemNote>{ticking.problem}</ProblemNote>
      </Box>
    </Box>
  );
}
