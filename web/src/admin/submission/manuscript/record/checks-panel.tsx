import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StoredSubmission } from '@quire/model/entities/submission';
import type { StoredSubmissionFile } from '@quire/model/entities/submission-file';
import { Panel } from '../../../../signed-in/panel.tsx';
import { type Check, checksOf } from './checks.ts';

interface ChecksPanelProps {
  readonly submission: StoredSubmission;
  /** Those that count now. */
  readonly files: readonly StoredSubmissionFile[];
}

const MARKS = {
  fine: { sign: '✓', said: 'Fine', color: 'success.main' },
  look: { sign: '!', said: 'Look at this', color: 'warning.main' },
  none: { sign: '–', said: 'Not known', color: 'text.secondary' },
} as const satisfies Readonly<Record<Check['verdict'], object>>;

/** What the press has found out by itself. */
export function ChecksPanel({ submission, files }: ChecksPanelProps) {
  return (
    <Panel isDense title="Checks">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {checksOf(submission, files).map(({ label, says, verdict }) => {
          const { sign, said, color } = MARKS[verdict];
          return (
            <Box component="li" key={label} sx={{ display: 'flex', gap: 1.25, py: 0.5 }}>
              <Box
                component="span"
                role="img"
                aria-label={said}
                sx={{ color, fontWeight: 700, width: '1ch', flexShrink: 0 }}
              >
                {sign}
              </Box>
              <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                <strong>{label}.</strong> {says}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
}
