import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { inPercent, basisPoints as pointsOf } from '@quire/model/charges/percent';
import type { DiscountRequest, DiscountValue } from '@quire/model/entities/discount';
import { t } from '@quire/model/messages/t';
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
  /** The discount of the agreement, if there is one. */
  readonly agreed: DiscountValue | undefined;
  readonly onClose: () => void;
}

/** The first value: 100% for a waiver; the rate of the agreement or of the journal's rule otherwise. */
const first = ({ kind }: DiscountRequest, agreed: DiscountValue | undefined): string => {
  if (agreed) return 'basisPoints' in agreed ? inPercent(agreed.basisPoints) : '';
  return kind === 'waiver' ? '100' : '';
};

/** Grants or refuses a discount, with its amount and a reason that the author can read. */
export function DecideDialog({ id, request, decision, agreed, onClose }: DecideDialogProps) {
  const isGranted = decision === 'granted';
  const [percent, setPercent] = useState(() => first(request, agreed));
  const [reason, setReason] = useState('');
  const points = pointsOf(percent);
  /** The problem that the server reports, for example that the journal has no rule. */
  const [problem, setProblem] = useState<string | null>(null);
  // Where the agreement or the journal's rule applies, no amount is needed.
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
    tell(isGranted ? t('officeDiscounts.requestGranted') : t('officeDiscounts.requestRefused'));
  }
  return (
    <ConfirmDialog
      open
      title={isGranted ? t('officeDiscounts.asksGrant') : t('officeDiscounts.asksRefuse')}
      does={isGranted ? t('officeDiscounts.grant') : t('officeDiscounts.refuse')}
      danger={!isGranted}
      disabled={isWrong || reason.trim() === ''}
      onConfirm={decide}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {isGranted && (
          <>
            <Typography>{t('officeDiscounts.grantHint')}</Typography>
            <TextField
              label={t('officeDiscounts.discount')}
              value={percent}
              onChange={(event) => {
                setProblem(null);
                setPercent(event.target.value);
              }}
              error={(isWrong && percent !== '') || problem !== null}
              helperText={
                problem ??
                (isWrong
                  ? t('officeDiscounts.discountTooLarge')
                  : mayBeEmpty
                    ? t('officeDiscounts.discountMayBeEmpty')
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
          label={t('officeDiscounts.why')}
          hint={t('officeDiscounts.whyHint')}
          rows={3}
          value={reason}
          onChange={setReason}
          maxLength={2_000}
        />
      </Stack>
    </ConfirmDialog>
  );
}
