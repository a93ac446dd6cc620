import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PAYERS_MAX } from '@quire/model/entities/billing';
import { t } from '@quire/model/messages/t';
import {
  type BillingProblems,
  type BillingValues,
  blankPayer,
  equalShares,
  type TypedPayer,
} from './billing-values.ts';
import { PayerFields, payerFieldId } from './payer-fields.tsx';

interface PayerListProps {
  readonly values: BillingValues;
  readonly problems: BillingProblems;
  readonly disabled: boolean;
  readonly onChange: (values: BillingValues) => void;
}

/** Shares are made equal when a payer is added or removed, and can then be edited. */
function withShares(payers: readonly TypedPayer[]): TypedPayer[] {
  const shares = equalShares(payers.length);
  return payers.map((payer, place) => ({ ...payer, share: shares[place] ?? '' }));
}

/** Up to eight payers, each of whom receives an invoice. */
export function PayerList({ values, problems, disabled, onChange }: PayerListProps) {
  const { payers } = values;
  const isSplit = payers.length > 1;
  const put = (next: readonly TypedPayer[]) => onChange({ ...values, payers: [...next] });
  function add() {
    const place = payers.length;
    put(withShares([...payers, blankPayer()]));
    requestAnimationFrame(() =>
      document.getElementById(payerFieldId(`payers.${place}.name`))?.focus(),
    );
  }
  function remove(id: string, place: number) {
    put(withShares(payers.filter((payer) => payer.id !== id)));
    const before = Math.max(0, place - 1);
    requestAnimationFrame(() =>
      document.getElementById(payerFieldId(`payers.${before}.name`))?.focus(),
    );
  }
  return (
    <>
      {payers.map((payer, place) => (
        <Box
          key={payer.id}
          role="group"
          aria-label={
            isSplit
              ? t('authorInvoices.payerNumber', { number: place + 1 })
              : t('authorInvoices.payer')
          }
          sx={
            isSplit
              ? { borderInlineStart: '3px solid var(--rule-strong)', pl: 2, mb: 3 }
              : { mb: 2 }
          }
        >
          {isSplit && (
            <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 1.5 }}>
              <Typography variant="h3" sx={{ fontSize: '1.05rem' }}>
                {t('authorInvoices.payerNumber', { number: place + 1 })}
              </Typography>
              <Button
                size="small"
                disabled={disabled}
                aria-label={t('authorInvoices.removePayer', { number: place + 1 })}
                onClick={() => remove(payer.id, place)}
              >
                {t('author.remove')}
              </Button>
            </Box>
          )}
          <PayerFields
            {...{ payer, place, isSplit, problems, disabled }}
            onChange={(next) => put(payers.map((each) => (each.id === payer.id ? next : each)))}
          />
        </Box>
      ))}
      {payers.length < PAYERS_MAX && (
        <Button size="small" variant="outlined" disabled={disabled} onClick={add}>
          {isSplit ? t('authorInvoices.addAnotherPayer') : t('authorInvoices.splitBetweenPayers')}
        </Button>
      )}
    </>
  );
}
