import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ARTICLE_TYPES, type ArticleType } from '@quire/model/article-types';
import { pricesAt } from '@quire/model/charges/price-list';
import type { Journal } from '@quire/model/entities/journal';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { journalPagePath } from '@quire/model/paths';
import { isFreeJournal } from '@quire/model/submission/declarations-for';
import { rich } from '../../../messages/rich.ts';
import { QuoteLines } from '../../kit/quote-lines.tsx';
import { STACKING_LABELS } from './stacking-labels.ts';
import { useQuote } from './use-quote.ts';

interface ChargeQuoteProps {
  readonly journal: Journal;
  readonly articleType: ArticleType | '';
}

/** What it will cost if it is accepted, with what comes off and why: shown before it is sent. */
export function ChargeQuote({ journal, articleType }: ChargeQuoteProps) {
  if (isFreeJournal(journal.charges)) {
    return <Typography>{t('authorSubmit.noFees')}</Typography>;
  }
  if (!articleType) {
    return <Typography>{t('authorSubmit.feeUnknown')}</Typography>;
  }
  return <Quote journal={journal} articleType={articleType} />;
}

function Quote({ journal, articleType }: { journal: Journal; articleType: ArticleType }) {
  const { quote, notes } = useQuote(journal, articleType);
  const { charges } = journal;
  const type = ARTICLE_TYPES[articleType];
  if (quote.price === 0) return <Typography>{t('authorSubmit.noFeeForType', { type })}</Typography>;
  const others = pricesAt(charges, articleType, new Date().toISOString())
    .filter(({ currency }) => currency !== quote.currency)
    .map(({ amount, currency }) => formatMoney(amount, currency));
  return (
    <Box>
      <Typography sx={{ mb: 1 }}>
        {rich('authorSubmit.feeForType', { type, strong: (words) => <strong>{words}</strong> })}
        {others.length > 0 &&
          ` ${t('authorSubmit.otherCurrencies', { prices: formatList(others) })}`}
      </Typography>
      <QuoteLines quote={quote} priceLabel={t('authorSubmit.feeToday')} />
      {notes.map((note) => (
        <Typography key={note} sx={{ mt: 1, fontSize: 'var(--small)' }}>
          {note}
        </Typography>
      ))}
      <Typography sx={{ mt: 1, color: 'text.secondary', fontSize: 'var(--small)' }}>
        {rich('authorSubmit.discountsHint', {
          stacking: STACKING_LABELS[charges?.stacking ?? 'best'],
          link: (words) => (
            <Link href={journalPagePath(journal.name, 'charge')} target="_blank" rel="noopener">
              {words}
            </Link>
          ),
        })}
      </Typography>
    </Box>
  );
}
