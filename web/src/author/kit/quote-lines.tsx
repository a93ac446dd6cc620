import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ChargeQuote } from '@quire/model/charges/quote';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';

interface QuoteLinesProps {
  readonly quote: ChargeQuote;
  /** Of the day that fixes it. */
  readonly priceLabel: string;
}

/** A charge, what comes off, what is left, and why something does not count. */
export function QuoteLines({ quote, priceLabel }: QuoteLinesProps) {
  const { currency, price, applied, refused, net } = quote;
  const money = (amount: number) => formatMoney(amount, currency);
  const lines = [
    { label: priceLabel, amount: money(price), isSum: false },
    ...applied.map(({ text, code, amount }) => ({
      label: code ? `${text} ${code}` : text,
      amount: `− ${money(amount)}`,
      isSum: false,
    })),
    ...(applied.length > 0
      ? [{ label: t('author.toPayBeforeTax'), amount: money(net), isSum: true }]
      : []),
  ];
  return (
    <>
      <Box component="dl" sx={{ m: 0, maxWidth: '36rem' }}>
        {lines.map(({ label, amount, isSum }) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: 0.5,
              ...(isSum && { borderBlockStart: '1px solid var(--rule-strong)', fontWeight: 600 }),
            }}
          >
            <Box component="dt" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
              {amount}
            </Box>
          </Box>
        ))}
      </Box>
      {refused.map(({ text, why }) => (
        <Typography key={text} sx={{ color: 'text.secondary', fontSize: 'var(--small)', mt: 1 }}>
          {text}: {why}
        </Typography>
      ))}
    </>
  );
}
