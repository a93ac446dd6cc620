import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { Fragment } from 'react';
import { percentInWords } from '../labels/percent-in-words.ts';
import type { TypedBill } from './bill-typed.ts';
import { useBillSums } from './use-bill-sums.ts';

/** Net, tax and total, updated while typing. */
export function BillSums({ bill }: { readonly bill: TypedBill }) {
  const { sums, problem } = useBillSums(bill);
  if (problem) return <Alert severity="error">{problem}</Alert>;
  if (!sums) {
    return <Typography color="text.secondary">{t('officeQuotations.totalsHint')}</Typography>;
  }
  const { net, tax, total } = sums;
  const money = (amount: number) => formatMoney(amount, bill.currency);
  const vat = tax.reverseCharge
    ? t('officeQuotations.vatReverseCharge')
    : tax.category === 'O'
      ? t('officeQuotations.vatNotCharged')
      : t('officeQuotations.vatAtRate', { rate: percentInWords(tax.rate) });
  const rows = [
    [t('officeQuotations.net'), money(net)],
    [vat, money(tax.amount)],
    [t('officeQuotations.total'), money(total)],
  ] as const;
  return (
    <>
      <Box
        component="dl"
        aria-label={t('officeQuotations.totals')}
        sx={{
          ...{ m: 0, display: 'grid', gridTemplateColumns: '1fr max-content' },
          ...{ columnGap: 3, rowGap: 0.5, maxWidth: 360 },
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
        }}
      >
        {rows.map(([label, value], place) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{place === rows.length - 1 ? <strong>{value}</strong> : value}</dd>
          </Fragment>
        ))}
      </Box>
      {tax.note && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {tax.note}
        </Typography>
      )}
    </>
  );
}
