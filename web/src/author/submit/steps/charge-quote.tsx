import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ARTICLE_TYPES, type ArticleType } from '@quire/model/article-types';
import { pricesAt } from '@quire/model/charges/price-list';
import type { Journal } from '@quire/model/entities/journal';
import { formatMoney } from '@quire/model/money';
import { journalPagePath } from '@quire/model/paths';
import { isFreeJournal } from '@quire/model/submission/declarations-for';
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
    return <Typography>This journal has no fees for authors.</Typography>;
  }
  if (!articleType) {
    return <Typography>The fee depends on the type of article. Choose one to see it.</Typography>;
  }
  return <Quote journal={journal} articleType={articleType} />;
}

function Quote({ journal, articleType }: { journal: Journal; articleType: ArticleType }) {
  const { quote, notes } = useQuote(journal, articleType);
  const { charges } = journal;
  const type = ARTICLE_TYPES[articleType].toLowerCase();
  if (quote.price === 0) return <Typography>There is no fee for this type ({type}).</Typography>;
  const others = pricesAt(charges, articleType, new Date().toISOString())
    .filter(({ currency }) => currency !== quote.currency)
    .map(({ amount, currency }) => formatMoney(amount, currency));
  return (
    <Box>
      <Typography sx={{ mb: 1 }}>
        For this type ({type}), <strong>only if it is accepted</strong>. The rate on the day you
        submit applies.
        {others.length > 0 && ` Also in ${others.join(' or ')}.`}
      </Typography>
      <QuoteLines quote={quote} priceLabel="Fee today" />
      {notes.map((note) => (
        <Typography key={note} sx={{ mt: 1, fontSize: 'var(--small)' }}>
          {note}
        </Typography>
      ))}
      <Typography sx={{ mt: 1, color: 'text.secondary', fontSize: 'var(--small)' }}>
        {STACKING_LABELS[charges?.stacking ?? 'best']} You can request waivers and redeem vouchers
        on your invoices page after you have submitted.{' '}
        <Link href={journalPagePath(journal.name, 'charge')} target="_blank" rel="noopener">
          Fees of this journal (opens in a new window)
        </Link>
      </Typography>
    </Box>
  );
}
