import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { inPercent, basisPoints as pointsOf } from '@quire/model/charges/percent';
import type { DiscountRequest, DiscountValue } from '@quire/model/entities/discount';
import { useState } from 'react';
import { CallError } from '../../../data/call-error.ts';
import { call } from '../../../data/calls.ts';
import { MarkdownField } from '../../../markdown-text/markdown-field.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { tell } from '../../kit/notices.ts';

interface DecideDialogProps {
  readonly id: string;
  readonly request: DiscountRequest;
  readonly decision: 'granted' | 'refused';
  /** What the agreement takes off, where there is one. */
  readonly agreed: DiscountValue | undefined;
  readonly onClose: () => void;
}

/** What is typed at first: all for a waiver; by an agreement, and a journal's rule, what these say. */
const first = ({ kind }: DiscountRequest, agreed: DiscountValue | undefined): string => {
  if (agreed) return 'basisPoints' in agreed ? inPercent(agreed.basisPoints) : '';
  return kind === 'waiver' ? '100' : '';
};

/** How much comes off, and why; the author reads the reason. */
export function DecideDialog({ id, request, decision, agreed, onClose }: DecideDialogProps) {
  const isGranted = decision === 'granted';
  const [percent, setPercent] = useState(() => first(request, agreed));
  const [reason, setReason] = useState('');
  const points = pointsOf(percent);
  /** What the press misses: a journal may have no rule of its own. */
  const [problem, setProblem] = useState<string | null>(null);
  // By the agreement, or by the journal's rule, nobody has to say how much.
  const mayBeEmpty =
    request.kind === 'institution' ? agreed !== undefined : request.kind !== 'waiver';
  const isPart = typeof points === 'number' && points >= 1 && points <= 10_000;
  const isWrong = isGranted && !isPart && !(points === undefined && mayBeEmpty);
  async function decide() {
    try {
      await call('decideDiscount', {
        ...{ request: id, decision, reason },
        ...(isGranted && typeof points === 'number' ? { basisPoints: points } : {}),
      });
    } catch (error) {
      const named = error instanceof CallError ? error.problems : [];
      setProblem(named.find(({ field }) => field === 'basisPoints')?.message ?? null);
      throw error;
    }
    tell(isGranted ? 'Granted: the author is told.' : 'Refused: the author is told.');
  }
  return (
    <ConfirmDialog
      open
      title={isGranted ? 'Grant it?' : 'Refuse it?'}
      does={isGranted ? 'Grant' : 'Refuse'}
      danger={!isGranted}
      disabled={isWrong || reason.trim() === ''}
      onConfirm={decide}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {isGranted && (
          <>
            <Typography>
              Unpaid invoices of the manuscript are cancelled by credit notes, and issued anew.
            </Typography>
            <TextField
              label="Takes off"
              value={percent}
              onChange={(event) => {
                setProblem(null);
                setPercent(event.target.value);
              }}
              error={(isWrong && percent !== '') || problem !== null}
              helperText={
                problem ??
                (isWrong
                  ? 'Up to 100 %.'
                  : mayBeEmpty
                    ? 'Empty: what the agreement or the journal says.'
                    : '')
              }
              slotProps={{
                htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
                input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
              }}
            />
          </>
        )}
        <MarkdownField
          label="Why"
          hint="The author reads it."
          rows={3}
          value={reason}
          onChange={setReason}
          maxLength={2_000}
        />
      </Stack>
    </ConfirmDialog>
  );
}
