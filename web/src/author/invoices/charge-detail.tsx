import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { mayStillChange } from '@quire/model/charges/may-still-change';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { errorMessage } from '@quire/model/errors';
import { joinFacts } from '@quire/model/messages/join-facts';
import { t } from '@quire/model/messages/t';
import { invoicePaymentPath, journalPagePath } from '@quire/model/paths';
import { submissionPath } from '@quire/model/submission-paths';
import { Link as RouterLink } from 'react-router';
import { useBilling, useOwnInvoices, useOwnRequests } from '../../data/live/charges.ts';
import { useJournal } from '../../data/live/journals.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { QuoteLines } from '../kit/quote-lines.tsx';
import { useProfileOnce } from '../kit/use-own-profile.ts';
import { BillingPanel } from './billing-panel.tsx';
import { CardReturnNote } from './card-return-note.tsx';
import { whenAsked } from './describe-charge.ts';
import { DiscountPanel } from './discount-panel.tsx';
import { InvoiceCard } from './invoice-card.tsx';
import { invoiceDay, invoicesInOrder } from './invoice-labels.ts';
import { missedWaiver, ownQuote } from './own-quote.ts';

interface ChargeDetailProps {
  readonly uid: string;
  readonly submission: StoredSubmission;
}

/** One manuscript's fee, payers, discounts and invoices, live. */
export function ChargeDetail({ uid, submission }: ChargeDetailProps) {
  const { id, journal, number, title, quote } = submission;
  const published = useJournal(journal);
  const profile = useProfileOnce(uid);
  const { billing, ...billed } = useBilling(uid, id);
  const invoices = useOwnInvoices(uid, id);
  const requests = useOwnRequests(uid, id);
  const problem = billed.problem ?? invoices.problem ?? requests.problem;
  if (problem) return <ProblemNote>{errorMessage(problem)}</ProblemNote>;
  if (profile === undefined || billed.loading || invoices.loading || requests.loading) {
    return <Typography role="status">{t('forms.oneMoment')}</Typography>;
  }
  const isPaid = invoices.records.some(
    ({ kind, state, paid, credited }) =>
      kind === 'invoice' && state !== 'cancelled' && (paid > 0 || credited > 0),
  );
  const mayChange = mayStillChange(submission) && !isPaid;
  const isFree = (quote?.amount ?? 0) === 0;
  const hasInvoices = invoices.records.some(({ number: each }) => each !== null);
  const known = {
    ...{ submission, billing, charges: published?.journal.charges },
    country: profile?.country ?? '',
  };
  const charge = ownQuote(known);
  const missed = missedWaiver(known);
  return (
    <Box sx={{ maxWidth: '50rem' }}>
      <CardReturnNote invoices={invoices.records} />
      <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={submissionPath(id)}>
          {title || t('author.untitledManuscript')}
        </Link>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {joinFacts([number, published?.journal.fullname ?? journal])}
        </Box>
      </Typography>
      <Panel
        title={t('authorInvoices.amountToPay')}
        isUrgent={submission.state === 'awaiting_payment'}
      >
        <Typography sx={{ fontWeight: 600, mb: 1 }}>{whenAsked(submission, charge.net)}</Typography>
        {!isFree && (
          <QuoteLines
            quote={charge}
            priceLabel={
              quote
                ? t('authorInvoices.feeAsOf', { date: invoiceDay(quote.at) })
                : t('authorInvoices.fee')
            }
          />
        )}
        {missed && <Typography sx={{ mt: 1, fontSize: 'var(--small)' }}>{missed}</Typography>}
        <Typography sx={{ mt: 1.5, color: 'text.secondary', fontSize: 'var(--small)' }}>
          {charge.net > 0 && `${t('authorInvoices.taxAdded')} `}
          <Link href={journalPagePath(journal, 'charge')}>{t('authorInvoices.journalFees')}</Link>
          {' · '}
          <Link href={invoicePaymentPath()}>{t('authorInvoices.howToPay')}</Link>
        </Typography>
      </Panel>
      {invoices.records.length > 0 && (
        <Panel title={t('authorInvoices.invoices')}>
          {invoicesInOrder(invoices.records).map((invoice) => (
            <InvoiceCard key={invoice.id} invoice={invoice} />
          ))}
        </Panel>
      )}
      {!isFree && (mayChange || hasInvoices) && (
        <BillingPanel {...{ uid, submission, billing, profile }} isFixed={!mayChange} />
      )}
      {!isFree && (
        <DiscountPanel
          {...{ uid, profile }}
          submission={id}
          requests={requests.records}
          hasVoucher={billing?.discounts.some(({ kind }) => kind === 'voucher') ?? false}
          isOver={!mayChange}
        />
      )}
    </Box>
  );
}
